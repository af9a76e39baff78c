import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import type { Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import { createReceipts, readReceipt } from '~/leads/receipts'

const reference = 'K7F2-9QXM'
const withKey = (key: string) => createReceipts(() => Promise.resolve(Buffer.from(key)))
const receipts = withKey('one key')

describe('a signature', () => {
  it('is short, fit for an address, and the same each time', async () => {
    const signature = await receipts.sign('consultation', reference)
    expect(signature).toMatch(/^[\w-]{16}$/)
    expect(await receipts.sign('consultation', reference)).toBe(signature)
  })

  it('holds on every server that has the key', async () => {
    const signature = await receipts.sign('consultation', reference)
    expect(await withKey('one key').verify(signature, 'consultation', reference)).toBe(true)
    expect(await withKey('another key').verify(signature, 'consultation', reference)).toBe(false)
  })

  it('holds for one form and one reference', async () => {
    const signature = await receipts.sign('consultation', reference)
    expect(await receipts.verify(signature, 'project', reference)).toBe(false)
    expect(await receipts.verify(signature, 'consultation', 'K7F2-9QXN')).toBe(false)
  })

  it.each([
    ['nothing', () => ''],
    ['its beginning', (signature: string) => signature.slice(0, 15)],
    ['more than itself', (signature: string) => `${signature}A`],
    ['characters that take more bytes', () => 'ä'.repeat(8)],
    ['another one', () => 'A'.repeat(16)],
  ])('is not %s', async (_, change) => {
    const signature = await receipts.sign('consultation', reference)
    expect(await receipts.verify(change(signature), 'consultation', reference)).toBe(false)
  })
})

describe('the key', () => {
  it('is read once, however many ask at once', async () => {
    let reads = 0
    const counted = createReceipts(() => {
      reads += 1
      return Promise.resolve(Buffer.from('key'))
    })
    await Promise.all([counted.sign('consultation', reference), counted.sign('project', reference)])
    await counted.verify('', 'consultation', reference)
    expect(reads).toBe(1)
  })

  it('is read again when it could not be read', async () => {
    const answers = [Promise.reject(new Error('no journal')), Promise.resolve(Buffer.from('key'))]
    const retrying = createReceipts(() => answers.shift()!)
    await expect(retrying.sign('consultation', reference)).rejects.toThrow('no journal')
    expect(await retrying.sign('consultation', reference)).toMatch(/^[\w-]{16}$/)
  })
})

describe('an address', () => {
  const read = (query: string, form: Form = consultationForm) =>
    readReceipt(receipts, form, new URLSearchParams(query))

  it.each([consultationForm, projectForm])('shows the success of $id that it was given', async (form) => {
    const receipt = await receipts.sign(form.id, reference)
    expect(await read(`?package=basic&receipt=${receipt}&sent=${reference}`, form)).toEqual({
      kind: 'given',
      reference,
    })
  })

  it.each(['', '?sent=', '?receipt=abc', '?package=basic'])(
    'says nothing of a submission: %j',
    async (query) => {
      expect(await read(query)).toEqual({ kind: 'none' })
    },
  )

  it.each([
    ['unsigned', `?sent=${reference}`],
    ['signed with nothing', `?receipt=&sent=${reference}`],
    ['wrongly signed', `?receipt=AAAAAAAAAAAAAAAA&sent=${reference}`],
    ['no reference', '?receipt=AAAAAAAAAAAAAAAA&sent=You+have+won'],
  ])('is not vouched for when it is %s', async (_, query) => {
    expect(await read(query)).toEqual({ kind: 'unknown' })
  })

  it('is not vouched for on the page of the other form', async () => {
    const receipt = await receipts.sign('project', reference)
    expect(await read(`?receipt=${receipt}&sent=${reference}`)).toEqual({ kind: 'unknown' })
  })

  it('asks for no key unless there is something to check', async () => {
    const keyless = createReceipts(() => Promise.reject(new Error('no journal')))
    const ask = (query: string) => readReceipt(keyless, consultationForm, new URLSearchParams(query))
    for (const query of ['', `?sent=${reference}`, '?receipt=x&sent=words']) await ask(query)
    await expect(ask(`?receipt=x&sent=${reference}`)).rejects.toThrow('no journal')
  })
})
