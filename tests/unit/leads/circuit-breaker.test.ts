import { expect, it } from 'vitest'
import { createCircuitBreaker } from '~/leads/circuit-breaker'
import { minute, noon, second } from '../../support/clock'

function start() {
  const clock = { now: noon }
  return { clock, breaker: createCircuitBreaker(() => clock.now) }
}

it.each([
  ['every caller after two calls in a row without an answer', 'xx', 0, [true, true]],
  ['every caller while answers come between them', 'xx.xx', 0, [true, true]],
  ['nobody after three', 'xxx', 30 * second - 1, [false, false]],
  ['one caller half a minute later, for whom the others need not wait', 'xxx', 30 * second, [true, false]],
  ['every caller once anybody got an answer', 'xxxxx.', 0, [true, true]],
])('lets through %s', (_, calls, passedMs, allowed) => {
  const { breaker, clock } = start()
  for (const call of calls) breaker.note(call === 'x' ? 'timeout' : 'response')
  clock.now += passedMs
  expect([breaker.allows(), breaker.allows()]).toEqual(allowed)
})

it('tests the service at growing pauses of at most ten minutes', () => {
  const { breaker, clock } = start()
  for (let count = 0; count < 3; count += 1) breaker.note('timeout')
  const tries: number[] = []
  for (; clock.now < noon + 60 * minute; clock.now += second) {
    if (!breaker.allows()) continue
    tries.push((clock.now - noon) / minute)
    breaker.note('timeout')
  }
  expect(tries).toEqual([0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5, 45.5, 55.5])
})
