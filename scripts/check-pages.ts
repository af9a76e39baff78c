/** After a build: asks for each page and each that it links to, since a misspelled name or link would otherwise fail at its first visit. */
import { sampleWarnings } from '~/content/samples'
import { indexedPages, siteServer, startServer } from './bench/servers'

const { url, log, stop } = await startServer(siteServer)
const pages = new Set(await indexedPages(url))
const links = new Map<string, string>()
const places = new Set<string>()
const problems = []
for (const page of pages) {
  const response = await fetch(url + page)
  if (response.status === 404) continue
  const html = (await response.text()).replaceAll(/<script[^]*?<\/script>/g, '')
  const [, name] = /\{([a-z]\w*)\}/i.exec(html) ?? (response.ok ? [] : /.*"Error (\w+)"/s.exec(log())) ?? []
  if (name) problems.push(`${page} cannot be shown: {${name}} is misspelled: search app/content for it`)
  else if (!response.ok) problems.push(`${page} cannot be shown: the server answers ${response.status}`)
  places.add(page)
  for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) places.add(`${page}#${id}`)
  for (const [, link = ''] of html.matchAll(/<a\b[^>]* href="(?![a-z]+:)([^"]*)"/g)) {
    const { pathname, hash } = new URL(link, url + page)
    pages.add(pathname)
    links.set(pathname + hash, `${page} has a link to ${link}, where nothing is: search app/ for it`)
  }
}
await stop()
// A page that cannot be shown has none of its anchors.
if (problems.length === 0) for (const [to, problem] of links) if (!places.has(to)) problems.push(problem)
for (const problem of problems) console.error(problem)
for (const warning of sampleWarnings()) console.error(warning)
process.exitCode = Math.min(1, problems.length)
