import { expect, test } from './visit'

// Browsers load all pictures at once where script is off, so only here are those near the fold apart from the rest.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })

  test('home sends at most 150 KiB before it is scrolled, 30 of them its document and 100 its script', async ({
    page,
    open,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const bytes: Record<string, number> = {}
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength
    })
    await open('/')
    await page.waitForLoadState('networkidle')

    // Otherwise nothing was measured.
    expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['Document', 'Script', 'Font', 'Image']))
    expect(bytes.Stylesheet, 'the styles are part of the document').toBeUndefined()
    expect(bytes.Document).toBeLessThanOrEqual(30 * 1024)
    expect(bytes.Script).toBeLessThanOrEqual(100 * 1024)
    const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
    expect(total, JSON.stringify(bytes)).toBeLessThanOrEqual(150 * 1024)
  })
})
