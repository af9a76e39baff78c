import { addresses } from '../support/addresses'
import { cutTexts, sideways } from '../support/fit'
import { isFull, widths } from './matrix'
import { lookAtSteps } from './next-step'
import { expect, testInSharedTab as test } from './visit'

const windows = isFull ? [320, 360, 768, 1024, 1280, 1920] : [320, 768, 1280, 1920]

// One page load for all of it, since loading takes longer than looking; each address is opened in each run.
for (const address of addresses) {
  test(`${address} fits any window and letter, suits thumbs, leads on, keeps its header on top and can stand still`, async ({
    page,
    open,
  }) => {
    await open(address)

    await test.step('fits the window from 320 to 1920 px', async () => {
      for (const width of windows) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        expect.soft(await cutTexts(page), `cut at ${width} px`).toEqual([])
      }
      // A window of 1280 px, magnified twice.
      await page.setViewportSize({ width: 640, height: 400 })
      expect.soft(await sideways(page), 'sideways, magnified').toBeLessThanOrEqual(0)
      expect.soft(await cutTexts(page), 'cut, magnified').toEqual([])
    })

    await test.step('fits when its letters are twice as large', async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    })

    await test.step('on a phone a next step is within one screen, and its bar covers no field', async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      expect.soft(await lookAtSteps(page)).toEqual({ tooFar: [], covered: [] })
    })

    await test.step('nothing lies on the header while the page is scrolled', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const covered = await page.evaluate(() => {
          const header = document.querySelector('header') as HTMLElement
          const { right, bottom } = header.getBoundingClientRect()
          const found: string[] = []
          for (let top = 0; top < document.body.scrollHeight; top += 300) {
            scrollTo({ top, behavior: 'instant' })
            for (const part of [0.02, 0.25, 0.5, 0.75, 0.98]) {
              const onTop = document.elementFromPoint(right * part, bottom / 2)
              if (!header.contains(onTop)) found.push(`${onTop?.outerHTML.slice(0, 80)} at ${top} px`)
            }
          }
          return found
        })
        expect.soft(covered, `on the header at ${width} px`).toEqual([])
      }
    })

    await test.step('every target is at least 44 px high for a thumb', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      const small = await page.evaluate(() => {
        const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        return (
          targets
            .filter((target) => target.checkVisibility({ visibilityProperty: true }))
            .filter((target) => !target.closest('.out-of-sight'))
            // Links within running text are as high as its lines.
            .filter((target) => getComputedStyle(target).display !== 'inline')
            .map((target) =>
              target.matches('[type=checkbox], [type=radio]') ? target.closest('label') : target,
            )
            .filter((target) => target && target.getBoundingClientRect().height < 44)
            .map((target) => target?.outerHTML)
        )
      })
      expect.soft(small, 'lower than 44 px').toEqual([])
    })

    await test.step('nothing moves for visitors who want less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  })
}
