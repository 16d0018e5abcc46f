/** How the page lies on the screen: what scrolls, what is too small, what is outside. */
import type { Page } from '@playwright/test'

/** Every box from the table up to the page that can be scrolled, by more than a rounded pixel. */
export const scrolling = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (let box: Element | null = document.querySelector('main'); box !== null; box = box.parentElement) {
      const down = box.scrollHeight - box.clientHeight
      const across = box.scrollWidth - box.clientWidth
      // What a box hides with `overflow: hidden` cannot be scrolled to, but it is cut off all the same.
      if (down > 1 || across > 1) found.push(`${box.tagName}.${box.className}: ${down} down, ${across} across`)
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page: ${scrollWidth} x ${scrollHeight} on ${innerWidth} x ${innerHeight}`)
    return found
  })

/** Visible text that is smaller than 12 pixels as it is drawn. */
export const smallText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 11.95
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (words === '' || element === null || ['SCRIPT', 'STYLE'].includes(element.tagName)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width, height } = range.getBoundingClientRect()
      // Nothing of it is drawn, or it is there for screen readers only.
      if (
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        element.closest('.sr-only') !== null
      )
        continue
      // A whole number against a broken one: only what is scaled down on purpose counts.
      const drawn =
        element instanceof HTMLElement && element.offsetWidth > 0
          ? element.getBoundingClientRect().width / element.offsetWidth
          : 1
      const size = parseFloat(getComputedStyle(element).fontSize) * (drawn < 0.95 ? drawn : 1)
      if (size < least) found.add(`${size.toFixed(1)} px: ${words.slice(0, 40)}`)
    }
    return [...found]
  })

/** The named places of the players that do not lie on the screen as a whole. */
export const outside = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((players) => {
    const groups = [...document.querySelectorAll('[role=group][aria-label]')]
    return groups.flatMap((group) => {
      const label = group.getAttribute('aria-label') ?? ''
      if (label !== 'Play area' && !players.some((name) => label.startsWith(`${name}: `))) return []
      const { left, top, right, bottom } = group.getBoundingClientRect()
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? [label] : []
    })
  }, names)
