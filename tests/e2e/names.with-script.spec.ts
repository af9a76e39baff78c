import { showroom } from '../../app/content/showroom'
import { expect, testInSharedTab as test } from './visit'

const strangers = {
  'Polish, Czech and Turkish': ['Zażółć Gęślą Jaźń', 'Příliš Žluťoučký Kůň', 'Işıl Çağrı Öğüş İnce'],
  Vietnamese: ['Tiệm Nguyễn Đặng', 'Phường Ưỡng Thị', 'Hằng Quỳnh Vĩ'],
  'letters that no font has': ['Café Жук', 'Λάμδα Bar', 'Ĉiela'],
}

for (const { id } of showroom)
  test(`a stranger's name is in one face on the draft of a ${id}`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page)
    for (const [language, names] of Object.entries(strangers)) {
      const [name = '', person = '', thing = ''] = names
      await open(`/preview/${id}?${new URLSearchParams({ name, person, thing, price: '30' })}`)
      await page.evaluate(() => document.fonts.ready)
      await session.send('DOM.enable')
      await session.send('CSS.enable')
      await session.send('DOM.getDocument')
      for (const each of names) {
        const query = `//body//text()[contains(., "${each}")]/..`
        const { searchId, resultCount } = await session.send('DOM.performSearch', { query })
        const found = { searchId, fromIndex: 0, toIndex: resultCount }
        const { nodeIds } = await session.send('DOM.getSearchResults', found)
        const drawn = await Promise.all(
          nodeIds.map(async (nodeId) => {
            const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
            return new Set(fonts.map(({ familyName }) => familyName))
          }),
        )
        expect(drawn.filter(({ size }) => size > 0).length, each).toBeGreaterThan(0)
        expect(
          drawn.filter(({ size }) => size > 1),
          `${language}: ${each}`,
        ).toEqual([])
      }
    }
  })
