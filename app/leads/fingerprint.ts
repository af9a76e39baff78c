import { createHash } from 'node:crypto'
import type { Form, Values } from '~/forms/form'

/**
 * What makes two submissions the same lead: the same form, the same content and the same UTC day (contract, "Journal states").
 * Spacing and the composition of letters don't count, since browsers vary them between two tries, nor does the case of an
 * address, which keyboards capitalise; the case of other words does, since correcting it changes what is said.
 *
 * @param receivedAt milliseconds since the epoch
 */
export function fingerprint(form: Pick<Form, 'id' | 'fields'>, values: Values, receivedAt: number): string {
  const isAddress = (name: string) =>
    form.fields.some((field) => field.name === name && field.kind === 'email')
  const content = Object.entries(values)
    .map(([name, value]) => [name, isAddress(name) ? value.toLowerCase() : value])
    .map(([name, value = '']) => [name, value.normalize('NFC').replace(/\s+/g, ' ')])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b))
  const day = new Date(receivedAt).toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([form.id, day, content]))
    .digest('hex')
}
