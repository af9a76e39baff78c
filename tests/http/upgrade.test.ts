import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepAssets, readAssets } from '../../scripts/release/previous-assets.js'
import { copyBuild } from '../support/copied-build'
import { temporaryFolder } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'

/** A folder like that of a build, with these assets, each with its compressed copies. */
function buildOf(assets: Record<string, string>): string {
  const build = join(temporaryFolder(), 'build')
  mkdirSync(join(build, 'client/assets'), { recursive: true })
  for (const [name, content] of Object.entries(assets)) {
    for (const suffix of ['', '.br', '.gz'])
      writeFileSync(join(build, 'client/assets', name + suffix), content)
  }
  return build
}

/** Makes the second build keep what it replaces of the first, as scripts/build.js does. */
function upgrade(first: string, second: string) {
  keepAssets(second, readAssets(first))
  return readdirSync(join(second, 'previous/assets')).toSorted()
}

describe('a build keeps of the release before', () => {
  it('the assets that it has no more, once each', () => {
    const first = buildOf({ 'home-1.js': 'first', 'photo-1.webp': 'same' })
    const second = buildOf({ 'home-2.js': 'second', 'photo-1.webp': 'same' })
    expect(upgrade(first, second)).toEqual(['home-1.js'])
    expect(readFileSync(join(second, 'previous/assets/home-1.js'), 'utf8')).toBe('first')
  })

  it('none of the release before that', () => {
    const [first, second, third] = ['1', '2', '3'].map((hash) => buildOf({ [`home-${hash}.js`]: hash }))
    upgrade(first!, second!)
    expect(upgrade(second!, third!)).toEqual(['home-2.js'])
  })

  it('the same as before where the same release is built again, in place or elsewhere', () => {
    const [first, second, again] = ['1', '2', '2'].map((hash) => buildOf({ [`home-${hash}.js`]: hash }))
    upgrade(first!, second!)
    expect(upgrade(second!, second!)).toEqual(['home-1.js'])
    expect(upgrade(second!, again!)).toEqual(['home-1.js'])
  })
})

it('an upgraded server serves what pages of the release before ask for, to be kept for good', async () => {
  const first = buildOf({ 'home-of-before.js': 'first' })
  const folder = copyBuild()
  upgrade(first, join(folder, 'build'))
  const server = await startTestServer({}, [join(folder, 'build/server.js')])
  const old = await fetch(`${server.url}/assets/home-of-before.js`)
  expect([old.status, await old.text()]).toEqual([200, 'first'])
  expect(Object.fromEntries(old.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const own = readdirSync(join(folder, 'build/client/assets')).find((name) => name.endsWith('.js'))
  expect((await fetch(`${server.url}/assets/${own}`)).status).toBe(200)
  expect((await fetch(`${server.url}/assets/home-of-nobody.js`)).status).toBe(404)
})
