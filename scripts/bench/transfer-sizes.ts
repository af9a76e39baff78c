import { chromium } from 'playwright'
import { measuredPages } from './pages'

/** What Chromium calls the parts of a page, and what we do. */
export const parts = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
  Other: 'other',
} as const

type Part = keyof typeof parts

/** Bytes over the wire with their headers, for each part of a page. */
export type TransferSizes = Record<Part, number>

/** What a phone loads of each page before it is scrolled, each time with nothing kept from before. */
export async function measureTransferSizes(origin: string, chromiumPath: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--disable-gpu'] })
  try {
    const sizes: { page: string; sizes: TransferSizes }[] = []
    for (const path of measuredPages) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 3,
      })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const found: TransferSizes = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 }
      const types = new Map<string, Part>()
      session.on('Network.responseReceived', ({ requestId, type }) =>
        types.set(requestId, type in parts ? (type as Part) : 'Other'),
      )
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        found[types.get(requestId) ?? 'Other'] += encodedDataLength
      })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      sizes.push({ page: path, sizes: found })
      await context.close()
    }
    return sizes
  } finally {
    await browser.close()
  }
}
