import { useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HomeScreen } from '@/screens/home/HomeScreen'
import { NewMatchScreen } from '@/screens/new-match/NewMatchScreen'
import { PlayScreen } from '@/screens/play/PlayScreen'
import { useMatch } from '@/store/matchStore'
import { usePreferences } from '@/store/preferences'
import { TooltipProvider } from '@/ui/Tooltip'
import { addressParts } from './address'
import { KeepScreen } from './KeepScreen'
import { Lazily, RulesScreen, RulingScreen, RulingsScreen } from './LazyScreens'
import { RuleBookProvider } from './RuleBook'

/** The shell: routes in the hash, and what every screen needs around it. */
export function App() {
  useMotionPreference()
  useUnloadQuestion()
  return (
    <Router hook={useHashLocation}>
      <TooltipProvider>
        <RuleBookProvider>
          <KeepScreen>
            <Switch>
              <Route path="/" component={HomeScreen} />
              <Route path="/new/:field?">{({ field }) => <NewMatchScreen field={field} />}</Route>
              <Route path="/play" component={PlayScreen} />
              <Route path="/rules/*?">
                {({ '*': rest }) => (
                  <Lazily>
                    <RulesScreen address={addressParts(rest)} />
                  </Lazily>
                )}
              </Route>
              <Route path="/rulings/*?">
                {({ '*': rest }) => {
                  const id = addressParts(rest).join('/')
                  return <Lazily>{id === '' ? <RulingsScreen /> : <RulingScreen id={id} />}</Lazily>
                }}
              </Route>
              <Route>
                <Redirect to="/" />
              </Route>
            </Switch>
          </KeepScreen>
        </RuleBookProvider>
      </TooltipProvider>
    </Router>
  )
}

/** The browser asks before it closes a page with a match that runs; the words are its own. */
function useUnloadQuestion(): void {
  const running = useMatch((store) => store.running)
  useEffect(() => {
    if (!running) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [running])
}

/** Puts the player's choice where the style sheets look for it. */
function useMotionPreference(): void {
  const motion = usePreferences((store) => store.motion)
  useEffect(() => {
    document.documentElement.dataset.motion = motion
  }, [motion])
}
