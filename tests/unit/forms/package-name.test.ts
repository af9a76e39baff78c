import { expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { packageName } from '~/forms/package-name'

it.each([
  ['basic', 'AI Starter Website'],
  ['standard', 'AI Growth Website'],
  ['premium', 'AI Sales Machine'],
  ['custom', 'Custom AI Website'],
  ['BASIC', 'AI Starter Website'],
  ['Standard', 'AI Growth Website'],
  ['pReMiUm', 'AI Sales Machine'],
  ['CUSTOM', 'Custom AI Website'],
])('the id %j stands for %j, whatever its case', (value, name) => {
  expect(packageName(value, packageTitles)).toBe(name)
})

it.each(['my own Package', 'Packages', 'basic Package'])(
  '%j names a Package, so it stays as it is',
  (value) => {
    expect(packageName(value, packageTitles)).toBe(value)
  },
)

it.each([
  ['AI Growth Website', 'AI Growth Website'],
  ['gold', 'Gold'],
  ['package', 'Package'],
  ['bASIC plus', 'BASIC plus'],
  ['1st', '1st'],
  ['éclair', 'Éclair'],
  ['x', 'X'],
  ['constructor', 'Constructor'],
  ['toString', 'ToString'],
])('any other value gets a capital first letter: %j is %j', (value, name) => {
  expect(packageName(value, packageTitles)).toBe(name)
})

it.each([null, '', ' ', '__proto__', 'evil.com', 'Package at evil com', 'x'.repeat(61), '𠮷野家'])(
  'no value and one that is no name (%j) are not selected',
  (value) => {
    expect(packageName(value, packageTitles)).toBe('Not Selected')
  },
)
