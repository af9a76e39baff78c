import { createHash } from 'node:crypto'
import type { Form, Values } from '~/forms/form'

/** Of a lead: form, content and UTC day, without what browsers and keyboards vary between two attempts. */
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
