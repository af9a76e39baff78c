import { expect, testInSharedTab as test } from './visit'

test('scripts start after the first contentful paint', async ({ page, open }) => {
  await open('/')
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts.length).toBeGreaterThan(0)
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
})

test('nothing runs before the first paint but what sets the theme and what waits for the paint', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const parsed = html.replace(/<template>.*<\/template>/s, '')
  const running = [...parsed.matchAll(/<script(?![^>]*type="application\/ld)[^>]*>(.*?)<\/script>/gs)]
  expect(running.map(([, script]) => script)).toEqual([
    expect.stringContaining("getItem('theme')"),
    expect.stringContaining('first-contentful-paint'),
  ])
})
