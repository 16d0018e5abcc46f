/** Reads deck files beside the page, which stays quick meanwhile. */
import { expose } from 'comlink'
import { readDeck } from './readDeck'

expose(readDeck)
