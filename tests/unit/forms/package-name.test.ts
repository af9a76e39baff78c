import { expect, it } from 'vitest'
import { packageTitles } from '~/content/packages'
import { isPackageName, packageName } from '~/forms/package-name'
import { names, others, shown } from '../../support/package-names.json'

const ours = [...Object.keys(packageTitles), ...Object.values(packageTitles)]

it.each(Object.entries({ ...names, 'each of ours': ours }))('a name is %s', (_, values) => {
  expect(values.filter((value) => !isPackageName(value))).toEqual([])
})

it.each(Object.entries(others))('no name is %s', (_, values) => {
  expect(values.filter((value) => isPackageName(value))).toEqual([])
})

const noNames = [null, '', ' ', 'evil.com', 'Package at evil com'].map((none) => [none, 'Not Selected'])
it.each([...shown, ...noNames])('%j is shown as %j', (value, name) => {
  expect(packageName(value!, packageTitles)).toBe(name)
})
