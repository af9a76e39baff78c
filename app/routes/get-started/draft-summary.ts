import { fromDraft } from '~/content/enquiry-pages'
import { draftPath, type Demo } from '~/content/showroom'
import { fill } from '~/ui/fill'
import type { Draft } from '~/showroom/draft/draft'
import { draftSearch } from '~/showroom/draft/read-draft'
import { openingSentence } from '~/showroom/draft/week'

/** A draft in words and its address, for the details of a project request. */
export function draftSummary(demo: Demo, draft: Draft, siteUrl: string): string {
  const { name, town, things, week, person } = draft
  const values = {
    trade: demo.trade,
    name,
    town,
    prices: things.map((thing) => `${thing.name} ${thing.price}`).join(', '),
    open: openingSentence(week).replaceAll('\u00a0', ' '),
    person,
    address: `${siteUrl}${draftPath(demo)}?${draftSearch(draft)}`,
  }
  const lines = Object.entries(fromDraft.lines) as [keyof typeof values, string][]
  return lines
    .flatMap(([key, line]) => (values[key] ? `${fill(line, { value: values[key] })}\n` : []))
    .join('')
}
