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
  ['__proto__', '__proto__'],
  ['𠮷野家', '𠮷野家'],
  ['Package #1!', 'Package #1!'],
  ['ultra/plus', 'Ultra/plus'],
  ['пакет', 'Пакет'],
  ['𐐨𐐨', '𐐀𐐨'],
  ['#gold', '#gold'],
  ...[null, '', ' ', 'evil.com', 'Package at evil com'].map((none) => [none, 'Not Selected']),
])('%j is shown as %j', (value, name) => {
  expect(packageName(value as string | null, packageTitles)).toBe(name)
})
