import { startIslands } from './routes/home/start-islands'

// Only a page with the router has this state (`<Scripts>`). If a file fails to load, the page works as without script.
if ('__remixContext' in window) void import('./ui/layout/hydrate-root')
else startIslands()
