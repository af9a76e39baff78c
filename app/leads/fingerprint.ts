import { createHash } from 'node:crypto'
import type { FormId, Values } from '~/forms/form'

/**
 * What makes two submissions the same lead: the same form, the same content and the same UTC day (contract, "Journal states").
 * Case and spacing don't count, since browsers and people vary them between two tries.
 *
 * @param receivedAt milliseconds since the epoch
 */
export function fingerprint(form: FormId, values: Values, receivedAt: number): string {
  const content = Object.entries(values)
    .map(([name, value]) => [name, value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b))
  const day = new Date(receivedAt).toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([form, day, content]))
    .digest('hex')
}
