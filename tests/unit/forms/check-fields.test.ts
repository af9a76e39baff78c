import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkFields } from '~/forms/check-fields'
import { checkedFields } from '~/forms/form'
import { readSubmission } from '~/forms/read-submission'
import { readValues } from '~/forms/read-values'
import { bothForms, entries } from '../../support/visitors'

const blanks = ['', ' ', '\u200B', '\u3164']
const lengths = ['x'.repeat(255), 'x'.repeat(10_001)]
const addresses = ['ann', 'ann@example.com', '@\0', '<ann@example.com>', 'mailto:ann@example.com?subject=a']
const given = [...blanks, ...lengths, ...addresses, 'Ann\r\nBarber', '12']

describe.each(bothForms)('the $name form', ({ form }) => {
  it('has the same errors in the page and on the server for every value', () => {
    for (const { name } of checkedFields(form)) {
      for (const value of given) {
        const data = new URLSearchParams({ ...entries(form), [name]: value })
        const inPage = checkFields(form, readValues(form, data))
        const onServer = readSubmission(form, data).again.errors ?? {}
        expect(inPage, `${name}: ${value.slice(0, 20)}`).toEqual(onServer)
      }
    }
  })

  it('has all its fields in the privacy notice and the promises', () => {
    const [, promised] = readFileSync('docs/promises.md', 'utf8').split('## Fields')
    const notice = readFileSync('app/content/texts/privacy.md', 'utf8')
    const told = notice.match(new RegExp(`The ${form.id} form sends[^.]+|Both add[^.]+`, 'g'))?.join()
    for (const { name } of [...form.fields, ...form.extras]) {
      expect(promised?.includes(`\`${name}\``), `docs/promises.md, Fields: ${name}`).toBe(true)
      const words = name.replace(/[A-Z]/g, ' $&').toLowerCase()
      expect(told?.includes(words), `privacy.md, what the ${form.id} form sends: ${words}`).toBe(true)
    }
  })
})
