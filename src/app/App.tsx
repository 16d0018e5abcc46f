import { useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { ruleTitle } from '@/rules'
import { HomeScreen } from '@/screens/home/HomeScreen'
import { NewMatchScreen } from '@/screens/new-match/NewMatchScreen'
import { PlayScreen } from '@/screens/play/PlayScreen'
import { usePreferences } from '@/store/preferences'
import { RuleTitles } from '@/ui/RuleLink'
import { TooltipProvider } from '@/ui/Tooltip'

/** The shell: routes in the hash, and what every screen needs around it. */
export function App() {
  useMotionPreference()
  return (
    <RuleTitles value={ruleTitle}>
      <TooltipProvider>
        <Router hook={useHashLocation}>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route path="/new" component={NewMatchScreen} />
            <Route path="/play" component={PlayScreen} />
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Router>
      </TooltipProvider>
    </RuleTitles>
  )
}

/** Puts the player's choice where the style sheets look for it. */
function useMotionPreference(): void {
  const motion = usePreferences((store) => store.motion)
  useEffect(() => {
    document.documentElement.dataset.motion = motion
  }, [motion])
}
