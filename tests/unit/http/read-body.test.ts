import { expect, it } from 'vitest'
import { readBody } from '~/http/transport/read-body'

const post = (body: BodyInit | null) =>
  new Request('https://site.test', {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

it.each([
  ['nothing', null, ''],
  ['text', 'name=Ada', 'name=Ada'],
  ['as much as may be', 'x'.repeat(10), 'x'.repeat(10)],
])('reads %s', async (_, body, text) => {
  expect(Buffer.from((await readBody(post(body).body ?? [], 10)) ?? 'too long').toString()).toBe(text)
})

it('counts bytes, not letters', async () => {
  expect(await readBody(post('ääääää').body ?? [], 10)).toBeNull()
})

it('reads what is too long to its end, since its sender does not listen before', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent === 100) return controller.close()
      sent += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  expect(await readBody(post(body).body ?? [], 10)).toBeNull()
  expect(sent).toBe(100)
})

it('gives up what comes in more pieces than a browser or a proxy makes', async () => {
  const inPieces = (count: number) => {
    let sent = 0
    return new ReadableStream({
      pull(controller) {
        if (sent === count) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(1))
      },
    })
  }
  expect(await readBody(post(inPieces(2000)).body ?? [], 10_000)).toHaveLength(2000)
  expect(await readBody(post(inPieces(3000)).body ?? [], 10_000)).toBeNull()
})

it('gives up what does not end', async () => {
  let cancelled = false
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => {
      cancelled = true
    },
  })
  expect(await readBody(post(body).body ?? [], 10)).toBeNull()
  expect(cancelled).toBe(true)
})

it('fails when the connection breaks', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('aborted')),
  })
  await expect(readBody(post(body).body ?? [], 10)).rejects.toThrow('aborted')
})
