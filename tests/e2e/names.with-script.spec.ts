import { draftPath, showroom } from '~/content/showroom'
import { expect, testInSharedTab as test } from './visit'

const strangers = {
  'Polish, Czech and Turkish': ['Zażółć Gęślą Jaźń', 'Příliš Žluťoučký Kůň', 'Işıl Çağrı Öğüş İnce'],
  Vietnamese: ['Tiệm Nguyễn Đặng', 'Phường Ưỡng Thị', 'Hằng Quỳnh Vĩ'],
  'letters that no font has': ['Café Жук', 'Λάμδα Bar', 'Ĉiela'],
}

for (const demo of showroom)
  test(`a stranger's name is in one face on the draft of a ${demo.id}`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page)
    for (const [language, names] of Object.entries(strangers)) {
      const [name = '', person = '', thing = ''] = names
      await open(`${draftPath(demo)}?${new URLSearchParams({ name, person, thing, price: '30' })}`)
      await page.evaluate(() => document.fonts.ready)
      for (const method of ['DOM.enable', 'CSS.enable', 'DOM.getDocument'] as const)
        await session.send(method)
      for (const each of names) {
        const query = `//body//text()[contains(., "${each}")]/..`
        const { searchId, resultCount: toIndex } = await session.send('DOM.performSearch', { query })
        const { nodeIds } = await session.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex })
        const drawn: number[] = []
        for (const nodeId of nodeIds) {
          const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
          drawn.push(new Set(fonts.map(({ familyName }) => familyName)).size)
        }
        expect(Math.max(...drawn), `${language}: ${each}`).toBe(1)
      }
    }
  })
