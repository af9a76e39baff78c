import { expectFit } from '../support/fit'
import { expectAccessible } from './accessible'
import { testInSharedTab as test } from './visit'
import { expectWalkable } from './walkable'

// These have controls that only visitors without script see; `npm run test:full` goes through all pages without script.
for (const address of ['/', '/quiz?business=shop&first=sell', '/consultation'])
  test(`${address} is accessible, fits and is walked through by keyboard without script`, async ({
    page,
    open,
  }) => {
    await open(address)
    await expectAccessible(page)
    await expectWalkable(page)
    await expectFit(page, 320)
  })
