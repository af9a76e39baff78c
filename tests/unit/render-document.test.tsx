// @vitest-environment node
import { Suspense, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderDocument } from '~/render-document'

function Failing(): ReactNode {
  throw new Error('cannot render')
}

let pending: Promise<void> | undefined
function FailingLater(): ReactNode {
  if (pending) throw new Error('cannot render later')
  throw (pending = new Promise((resolve) => setTimeout(resolve, 1)))
}

it('gives the whole document, with what was waited for', async () => {
  let text: string | undefined
  function Late() {
    if (text === undefined)
      throw new Promise<void>((resolve) => setTimeout(() => resolve(void (text = 'late')), 1))
    return <b>{text}</b>
  }
  const html = await renderDocument(
    <p>
      <Suspense>
        <Late />
      </Suspense>
    </p>,
  )
  expect(html).toContain('<b>late</b>')
})

it.each([
  ['the shell', <Failing key="shell" />, 'cannot render'],
  [
    'a part that was waited for',
    <Suspense key="part">
      <FailingLater />
    </Suspense>,
    'cannot render later',
  ],
])('an error in %s has one owner, and leaves no other rejection behind', async (_, page, message) => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  await expect(renderDocument(<div>{page}</div>)).rejects.toThrow(message)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(unhandled).toEqual([])
})
