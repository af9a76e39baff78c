import { afterAll, expect, it } from 'vitest'
import { ownersSide } from '~/content/owners-side'
import { packages } from '~/content/packages'
import { showroom } from '~/content/showroom'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { one, openPage, textOf } from '../support/document'
import { startSite } from '../support/site'

const site = await startSite()
afterAll(() => site.close())

const { basic, standard, premium } = ownersSide
const known = estateAgent.topics.filter(({ id }) => premium.topics.some((each) => each === id))
const shown = {
  basic: [showroom.find(({ id }) => id === 'shop')!.moment, basic.question, `${basic.who}, ${basic.number}`],
  standard: [
    `Inquiry ${standard.reference} from ${standard.name}`,
    standard.email,
    'A reply to this email goes',
  ],
  premium: known.flatMap(({ label, answer }) => [label, ...answer]),
}

it.each(packages)('the page of the $title shows what its owner gets, as text', async ({ id, page }) => {
  const { document } = await openPage(site, page)
  const text = textOf(one(document, 'figure:has(> figcaption)'))
  for (const words of [ownersSide[id].caption, ...shown[id]]) expect(text).toContain(words)
  expect(text).not.toMatch(/leads erase|\{|undefined/)
})
