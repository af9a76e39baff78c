import { startIslands } from './routes/home/start-islands'

// A page with the router has its state here (`<Scripts>`). If it cannot be loaded, the page stays as it is without script.
if ('__remixContext' in window) void import('./ui/layout/hydrate-root')
else startIslands()
