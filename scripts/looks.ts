/**
 * Photographs every state of the demo websites and of drafts, so that a change of their code can be seen: `save DIR` before it,
 * `compare DIR` after it, which exits with 1 if anything looks different. `--only`, `--widths` and `--states` take lists.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { showroom } from '~/content/showroom'
import { readQuestions } from './assistant/questions'
import { siteServer, startServer } from './bench/servers'
import { findOrInstallChromium } from './chromium'
import { differenceOf } from './looks/difference'
import { statesOf } from './looks/states'

/** Bytes of a compressed page that aren't worth a line. */
const freeGrowth = 1500
const list = { type: 'string', multiple: true } as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: list, widths: { ...list, default: ['360,768,1366,1920'] }, states: list },
})
const [command, folder] = positionals
if ((command !== 'save' && command !== 'compare') || !folder)
  throw new Error('npm run looks -- save|compare DIR [--only ID] [--widths PIXELS] [--states NAME]')
const listed = (names: readonly string[] | undefined) => names?.flatMap((each) => each.split(','))
const [only, states, widths] = [listed(values.only), listed(values.states), listed(values.widths)!]

execFileSync(process.execPath, ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
const server = await startServer(siteServer, { SUBMISSIONS_PER_HOUR: '100000' })
const record = join(folder, 'pages.json')
/** The address and the compressed bytes of each state, by its name. */
type Pages = Record<string, { address: string; bytes: number }>
const saved = (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as Pages
const pages = command === 'compare' ? saved : await readPages()
const chosen = Object.entries(pages).filter(([name]) => {
  const [id, state] = name.split('.') as [string, string]
  return (only?.includes(id) ?? true) && (states?.includes(state) ?? true)
})
if (chosen.length === 0)
  throw new Error(`Nothing of that name; saved are ${Object.keys(pages).join(', ') || 'none'}`)
mkdirSync(folder, { recursive: true })
if (command === 'save') writeFileSync(record, JSON.stringify({ ...saved, ...pages }, null, 2))
const differences = `${folder.replace(/\/$/, '')}.differences`
if (command === 'compare') rmSync(differences, { recursive: true, force: true })

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  // The same pixels on every machine.
  args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none', '--hide-scrollbars'],
})
const views = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width: Number(width), colorScheme })),
)
const found = (await Promise.all(views.map(photograph))).flat()
await browser.close()
if (command === 'compare')
  for (const [name, { address, bytes }] of chosen) {
    const now = await bytesOf(address)
    if (now > bytes + freeGrowth) found.push(`${name}  bytes ${bytes} -> ${now}`)
  }
await server.stop()
for (const line of found.toSorted()) console.log(line)
if (command === 'compare')
  console.log(`${found.length} differences${found.length > 0 ? `: ${differences}` : ''}`)
process.exit(found.length > 0 ? 1 : 0)

/** Takes or compares the pictures of a width and theme; returns a line for each that differs. */
async function photograph({ width, colorScheme }: (typeof views)[number]): Promise<string[]> {
  const lines: string[] = []
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  for (const [name, { address }] of chosen) {
    const response = await page.goto(server.url + address)
    if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`)
    await page.evaluate(async () => {
      // What else is loaded when it comes near.
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      await document.fonts.ready
    })
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const file = `${name}.${width}.${colorScheme}.png`
    if (command === 'save') writeFileSync(join(folder!, file), picture)
    else {
      const before = readFileSync(join(folder!, file))
      const difference = await differenceOf(before, picture, join(differences, file))
      if (difference) lines.push(`${file}  ${difference}`)
    }
  }
  await page.close()
  return lines
}

async function readPages(): Promise<Pages> {
  const read: Pages = {}
  for (const demo of showroom.filter(({ id }) => only?.includes(id) ?? true)) {
    const questions = readQuestions('lessons', demo.id).map(({ text }) => text)
    for (const [state, address] of Object.entries(await statesOf(demo, questions, server.url)))
      read[`${demo.id}.${state}`] = { address, bytes: await bytesOf(address) }
  }
  return read
}

async function bytesOf(address: string): Promise<number> {
  const request = get(server.url + address, { headers: { 'Accept-Encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  return bytes
}
