import { expect, test } from 'vitest'
import { firefox } from './firefox'
import { promisesOf } from './promises'

promisesOf(firefox(), (visit) => {
  test('the project form is printed from below its headline on', async () => {
    const visitor = await visit('/get-started')
    expect(await visitor.sheets!()).toBe(2)
  })
})
