import { describe, expect, it } from 'vitest'
import { draftSearch, readDraft } from '~/showroom/draft/read-draft'

const read = (search: string) => readDraft(new URLSearchParams(`name=Ours&${search}`))

describe('a price', () => {
  it.each([
    ['26', '$26'],
    ['$1200', '$1,200'],
    ['1,200', '$1,200'],
    ['24.50', '$24.50'],
    ['$24.5', '$24.50'],
    ['.50', ''],
    ['0.50', '$0.50'],
    ['1,200.00', '$1,200.00'],
    ['from 30', 'from $30'],
    ['From $24.50', 'from $24.50'],
    ['30+', 'from $30'],
    ['$30 +', 'from $30'],
    ['free', ''],
    ['0', ''],
    ['ask Ann', ''],
    ['12,50', ''],
    ['24.505', ''],
  ])('typed as %s is shown as “%s”, and the same in the address of the draft', (typed, shown) => {
    const { draft, errors } = read(new URLSearchParams({ thing: 'Cut', price: typed }).toString())
    expect(draft.things).toEqual([{ name: 'Cut', price: shown }])
    expect(Object.keys(errors)).toEqual(shown ? [] : ['price-0'])
    expect(readDraft(draftSearch(draft)).draft).toEqual(draft)
  })
})
