import { expect, it, vi } from 'vitest'
import type { FormId } from '~/forms/form'
import { consultationForm, projectForm } from '~/forms/registry'
import type { Lead } from '~/leads/lead'
import { createReadReceipt } from '~/leads/receipts'
import { createSigner } from '~/platform/signer'

const reference = 'K7F2-9QXM'
const key = async () => Buffer.from('one key')
const receipts = createSigner('receipt', key)

interface Claim {
  change?: (signature: string) => string
  form?: FormId
  of?: string
  by?: string
}

it.each<[string, boolean, Claim]>([
  ['on every server that has the key', true, {}],
  ['without its end', false, { change: (signature) => signature.slice(0, 15) }],
  ['longer than itself', false, { change: (signature) => `${signature}A` }],
  ['of characters that take more bytes', false, { change: () => 'ä'.repeat(8) }],
  ['for another form', false, { form: 'project' }],
  ['for another reference', false, { of: 'K7F2-9QXN' }],
  ['by another key', false, { by: 'another key' }],
])('a signature %s holds: %s', async (_, holds, claim) => {
  const { change = String, form = 'consultation', of = reference, by = 'one key' } = claim
  const signature = await receipts.sign('consultation', reference)
  expect(signature).toMatch(/^[\w-]{16}$/)
  const verifier = createSigner('receipt', async () => Buffer.from(by))
  expect(await verifier.verify(change(signature), form, of)).toBe(holds)
})

it('the key is read once for many callers, and again after a failure', async () => {
  const read = vi.fn<typeof key>(key).mockRejectedValueOnce(new Error('no journal'))
  const counted = createSigner('receipt', read)
  await expect(counted.sign('consultation', reference)).rejects.toThrow('no journal')
  await Promise.all([counted.sign('consultation', reference), counted.sign('project', reference)])
  expect(read).toHaveBeenCalledTimes(2)
})

const sentAt = Date.parse('2026-11-24T09:00:00Z')
const lead = { receivedAt: new Date(sentAt).toISOString(), values: { email: 'ann@example.com' } } as Lead
const reading = (own = receipts, ms = 0, get = async (): Promise<Lead | undefined> => lead) =>
  createReadReceipt({ receipts: own, journal: { get }, now: () => sentAt + ms, log: () => {} })
const minute = 60_000

it.each([
  ['shows the email address', lead.values.email, reading(receipts, 15 * minute - 1)],
  ['names nobody a quarter of an hour later', null, reading(receipts, 15 * minute)],
  ['names nobody who is erased', null, reading(receipts, 0, async () => undefined)],
  ['names nobody while the journal fails', null, reading(receipts, 0, () => Promise.reject(new Error()))],
])('a URL with a receipt shows its reference, and %s', async (_, email, read) => {
  for (const form of [consultationForm, projectForm]) {
    const receipt = await receipts.sign(form.id, reference)
    const query = new URLSearchParams({ package: 'basic', receipt, sent: reference })
    expect(await read(form, query, 'id')).toEqual({ kind: 'given', reference, email })
  }
})

it.each<[string, string, number]>([
  ['?sent=', 'none', 0],
  ['?receipt=abc', 'none', 0],
  [`?sent=${reference}`, 'unknown', 0],
  [`?receipt=AAAAAAAAAAAAAAAA&sent=${reference}`, 'unknown', 1],
  ...['You+have+won', 'k7f2-9qxm', `A${reference}`, `${reference}%0A`].map(
    (words): [string, string, number] => [`?receipt=x&sent=${words}`, 'unknown', 0],
  ),
])('a URL that is not signed (%s) is %s, and asks %i times for the key', async (query, kind, times) => {
  const read = vi.fn<typeof key>(key)
  const readReceipt = reading(createSigner('receipt', read))
  expect(await readReceipt(consultationForm, new URLSearchParams(query), 'id')).toEqual({ kind })
  expect(read).toHaveBeenCalledTimes(times)
})
