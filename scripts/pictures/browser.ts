import { chromium, type Browser } from 'playwright'
import { findOrInstallChromium } from '../chromium'

/**
 * Opens the browser that draws the pictures. Whoever opens it closes it.
 *
 * @throws when no Chromium is found and none can be installed
 */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The same pixels on every machine: neither its display's colours nor its hinting of letters count.
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      // Chromium's sandbox refuses to run for root, which is who runs in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
