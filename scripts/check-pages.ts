/** After a build: asks for each page, since a misspelled name in braces would otherwise fail at its first visit. */
import { indexedPages, siteServer, startServer } from './bench/servers'

const { url, stop } = await startServer(siteServer)
for (const page of await indexedPages(url)) {
  if ((await fetch(url + page)).ok) continue
  console.error(`${page} cannot be shown: mostly a name in braces is misspelled in its text in app/content`)
  process.exitCode = 1
}
await stop()
