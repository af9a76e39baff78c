import { describe, expect, it, vi } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import type { Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import type { Lead } from '~/leads/lead'
import { createReadReceipt, createReceipts, type Receipts } from '~/leads/receipts'

const reference = 'K7F2-9QXM'
const key = async () => Buffer.from('one key')
const receipts = createReceipts(key)

describe('a signature', () => {
  it.each([
    ['on every server that has the key', (signature: string) => signature, true],
    ['without its end', (signature: string) => signature.slice(0, 15), false],
    ['longer than itself', (signature: string) => `${signature}A`, false],
    ['of characters that take more bytes', () => 'ä'.repeat(8), false],
  ])('%s: %s', async (_, change, holds) => {
    const signature = await receipts.sign('consultation', reference)
    expect(signature).toMatch(/^[\w-]{16}$/)
    expect(await createReceipts(key).verify(change(signature), 'consultation', reference)).toBe(holds)
  })

  it('holds for one form, one reference and one key', async () => {
    const signature = await receipts.sign('consultation', reference)
    const another = createReceipts(async () => Buffer.from('another key'))
    expect(await receipts.verify(signature, 'project', reference)).toBe(false)
    expect(await receipts.verify(signature, 'consultation', 'K7F2-9QXN')).toBe(false)
    expect(await another.verify(signature, 'consultation', reference)).toBe(false)
  })
})

it('the key is read once, however many ask at once, and again when it could not be read', async () => {
  const read = vi.fn<typeof key>(key).mockRejectedValueOnce(new Error('no journal'))
  const counted = createReceipts(read)
  await expect(counted.sign('consultation', reference)).rejects.toThrow('no journal')
  await Promise.all([counted.sign('consultation', reference), counted.sign('project', reference)])
  expect(read).toHaveBeenCalledTimes(2)
})

const sentAt = Date.parse('2026-11-24T09:00:00Z')
const lead = { receivedAt: new Date(sentAt).toISOString(), values: { email: 'ann@example.com' } } as Lead
const reading = (own: Receipts, now = sentAt, get = async (): Promise<Lead | undefined> => lead) =>
  createReadReceipt({ receipts: own, journal: { get }, now: () => now, reportError: () => {} })

describe('an address', () => {
  const read = (query: string, form: Form = consultationForm) =>
    reading(receipts)(form, new URLSearchParams(query))

  it.each([consultationForm, projectForm])('shows the success of $id that it was given', async (form) => {
    const receipt = await receipts.sign(form.id, reference)
    const given = { kind: 'given', reference, email: 'ann@example.com' }
    expect(await read(`?package=basic&receipt=${receipt}&sent=${reference}`, form)).toEqual(given)
  })

  it.each([
    ['?sent=', 'none'],
    ['?receipt=abc', 'none'],
    [`?sent=${reference}`, 'unknown'],
    [`?receipt=AAAAAAAAAAAAAAAA&sent=${reference}`, 'unknown'],
  ])('that is not signed (%j) is %s', async (query, kind) => {
    expect(await read(query)).toEqual({ kind })
  })

  it.each(['You+have+won', 'k7f2-9qxm', `A${reference}`, `${reference}%0A`])(
    'names no reference by %s, and asks for no key',
    async (words) => {
      const keyless = createReceipts(() => Promise.reject(new Error('no journal')))
      const query = new URLSearchParams(`?receipt=x&sent=${words}`)
      expect(await reading(keyless)(consultationForm, query)).toEqual({ kind: 'unknown' })
    },
  )

  it.each<[string, ReturnType<typeof reading>]>([
    ['a quarter of an hour later', reading(receipts, sentAt + 15 * 60_000)],
    ['erased', reading(receipts, sentAt, async () => undefined)],
    [
      'that the journal cannot read',
      reading(receipts, sentAt, () => Promise.reject(new Error('no journal'))),
    ],
  ])('names nobody, but its reference, of an enquiry %s', async (_, readLater) => {
    const receipt = await receipts.sign('project', reference)
    const query = new URLSearchParams({ receipt, sent: reference })
    expect(await readLater(projectForm, query)).toEqual({ kind: 'given', reference, email: null })
  })
})
