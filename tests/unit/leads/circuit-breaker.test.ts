import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from '~/leads/circuit-breaker'
import { minute, noon, second } from './sending'

function start() {
  const clock = { now: noon }
  const breaker = createCircuitBreaker(() => clock.now)
  const timeOut = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.note('timeout')
  }
  return { breaker, clock, timeOut }
}

describe('the circuit breaker', () => {
  it('lets every call through until three in a row got no answer', () => {
    const { breaker, timeOut } = start()
    timeOut(2)
    expect(breaker.allows()).toBe(true)
    breaker.note('response')
    timeOut(2)
    expect(breaker.allows()).toBe(true)
    timeOut(1)
    expect(breaker.allows()).toBe(false)
  })

  it('lets one caller try after half a minute, and keeps the others from waiting meanwhile', () => {
    const { breaker, clock, timeOut } = start()
    timeOut(3)
    clock.now += 30 * second - 1
    expect(breaker.allows()).toBe(false)
    clock.now += 1
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  })

  it('closes with the first answer, from whomever', () => {
    const { breaker, timeOut } = start()
    timeOut(5)
    breaker.note('response')
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })

  it('tries less and less often, but every ten minutes', () => {
    const { breaker, clock, timeOut } = start()
    timeOut(3)
    const started = clock.now
    const tries: number[] = []
    for (; clock.now < started + 60 * minute; clock.now += second) {
      if (!breaker.allows()) continue
      tries.push((clock.now - started) / minute)
      breaker.note('timeout')
    }
    expect(tries).toEqual([0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5, 45.5, 55.5])
  })
})
