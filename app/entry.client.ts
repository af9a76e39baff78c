import { startIslands } from './routes/home/start-islands'

// A page with the router has its state here (`<Scripts>`). Not loaded, it stays as without script.
if ('__remixContext' in window) void import('./ui/layout/hydrate-root')
else startIslands()
