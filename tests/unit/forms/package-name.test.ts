import { expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { packageName } from '~/forms/package-name'

it.each([
  ['basic', 'AI Starter Website'],
  ['Standard', 'AI Growth Website'],
  ['pReMiUm', 'AI Sales Machine'],
  ['CUSTOM', 'Custom AI Website'],
  ['AI Growth Website', 'AI Growth Website'],
  ['basic Package', 'basic Package'],
  ['gold', 'Gold'],
  ['1st', '1st'],
  ['éclair', 'Éclair'],
  ['constructor', 'Constructor'],
  ...[null, '', ' ', '__proto__', 'evil.com', 'Package at evil com', '𠮷野家'].map((none) => [
    none,
    'Not Selected',
  ]),
])('%j is shown as %j', (value, name) => {
  expect(packageName(value as string | null, packageTitles)).toBe(name)
})
