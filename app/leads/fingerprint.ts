import { hash } from 'node:crypto'
import type { FormId, Values } from '~/forms/form'

/** Hashes form, content and UTC day of a lead, without the differences that browsers and keyboards make. */
export function fingerprint(form: FormId, values: Values, receivedAt: number): string {
  const content = Object.entries(values)
    .map(([name, value]) => [name, name === 'email' ? value.toLowerCase() : value])
    // Normalizing takes quadratic time for marks that pile up.
    .map(([name, value = '']) => [name, /\p{M}{30}/u.test(value) ? value : value.normalize('NFC')])
    .map(([name, value = '']) => [name, value.replace(/\s+/g, ' ')])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b))
  const day = new Date(receivedAt).toISOString().slice(0, 10)
  return hash('sha256', JSON.stringify([form, day, content]))
}

/** Remembers that a lead was erased, without its content. */
export function erasureOf(reference: string, now: string) {
  return { hash: hash('sha256', reference, 'base64url'), day: now.slice(0, 10) }
}
