import { expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { isPackageName, packageName } from '~/forms/package-name'
import { names, others } from '../../support/package-names.json'

const ours = [...Object.keys(packageTitles), ...Object.values(packageTitles)]

it.each(Object.entries({ ...names, 'each of ours': ours }))('a name is %s', (_, values) => {
  expect(values.filter((value) => !isPackageName(value))).toEqual([])
})

it.each(Object.entries(others))('no name is %s', (_, values) => {
  expect(values.filter((value) => isPackageName(value))).toEqual([])
})

it.each([
  ['basic', 'AI Starter Website'],
  ['Standard', 'AI Growth Website'],
  ['pReMiUm', 'AI Sales Machine'],
  ['CUSTOM', 'Custom AI Website'],
  ['basic Package', 'basic Package'],
  ['gold', 'Gold'],
  ['éclair', 'Éclair'],
  ['constructor', 'Constructor'],
  ['__proto__', '__proto__'],
  ['𠮷野家', '𠮷野家'],
  ['Package #1!', 'Package #1!'],
  ['ultra/plus', 'Ultra/plus'],
  ['𐐨𐐨', '𐐀𐐨'],
  ['#gold', '#gold'],
  ...[null, '', ' ', 'evil.com', 'Package at evil com'].map((none) => [none, 'Not Selected']),
])('%j is shown as %j', (value, name) => {
  expect(packageName(value as string | null, packageTitles)).toBe(name)
})
