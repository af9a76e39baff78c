import { startIslands } from './ui/islands/start-islands'
import { retryWhenShown } from './ui/islands/retry-when-shown'

// A page with the router has its state here (`<Scripts>`). Not loaded, it stays as without script.
if ('__remixContext' in window) retryWhenShown(() => import('./ui/layout/hydrate-document'))
else startIslands()
