import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { clientKey } from '~/platform/client-key'
import { BodyRequest, createReadBody } from '~/http/transport/read-body'

const newRequest = () => new BodyRequest(new Socket())
const text = (bytes: unknown) => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : bytes)

it('refuses a body in more pieces than any line makes', async () => {
  const inPieces = async (count: number) => {
    const request = newRequest()
    const reading = createReadBody(10)(request, 'a', 10_000)
    for (let sent = 0; sent < count; sent += 1) request.push(Buffer.from('x'))
    request.push(null)
    return text(await reading)
  }
  expect(await inPieces(128)).toHaveLength(128)
  expect(await inPieces(129)).toBe('tooLarge')
})

it('ends the oldest body of the network with the most, whatever the number of clients', async () => {
  const readBody = createReadBody(40)
  const read = (address: string) => readBody(newRequest(), clientKey(address), 10)
  const visitors = ['2001:db8:1::1', '192.0.2.1'].map(read)
  const flood = Array.from({ length: 45 }, (_, number) => read(`2001:db8:0:${number.toString(16)}::1`))
  const ended = [...visitors, ...flood].map((reading) => Promise.race([reading, Promise.resolve('read on')]))
  expect(await Promise.all(ended)).toEqual([
    ...Array(2).fill('read on'),
    ...Array(7).fill('crowded'),
    ...Array(38).fill('read on'),
  ])
})

it('ends only the oldest bodies of the client with the most', async () => {
  const readBody = createReadBody(4)
  const read = (client: string) => {
    const request = newRequest()
    return { request, reading: readBody(request, client, 10) }
  }
  const [visitor, ...flood] = [read('visitor'), ...Array.from({ length: 6 }, () => read('flood'))]
  for (const { request } of [visitor!, ...flood]) request.push(null)
  const ends = await Promise.all([visitor!, ...flood].map(({ reading }) => reading))
  expect(ends.map(text)).toEqual(['', 'crowded', 'crowded', 'crowded', '', '', ''])
})
