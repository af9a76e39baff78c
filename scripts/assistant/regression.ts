import type { Classifier } from '~/assistant/classifier'

interface Lesson {
  features: readonly number[]
  /** The classes that are right, as indexes; each is meant to be equally probable. */
  right: readonly number[]
}

const rounds = 15
const pace = 0.5
const biasPace = 0.01
/** Keeps weights small that few lessons speak for. */
const decay = 1e-4
const firstStep = 0.1

/**
 * Goes through the lessons several times, each time in another order that is the same with every run (AdaGrad), and tells two to the
 * power of `bits` features apart.
 */
export function learn(lessons: readonly Lesson[], classes: readonly string[], bits: number): Classifier {
  const count = classes.length
  const weights = new Float32Array(count << bits)
  const steps = new Float32Array(count << bits).fill(firstStep)
  const biases = classes.map(() => 0)
  const errors = new Float64Array(count)
  const places = lessons.map(({ features }) =>
    Int32Array.from(features, (feature) => (feature & ((1 << bits) - 1)) * count),
  )
  for (const at of orders(lessons.length)) {
    const { right } = lessons[at]!
    const own = places[at]!
    const share = 1 / Math.sqrt(own.length || 1)
    errors.fill(0)
    for (const place of own)
      for (let each = 0; each < count; each += 1) errors[each]! += weights[place + each]!
    for (let each = 0; each < count; each += 1) errors[each] = biases[each]! + share * errors[each]!
    toProbabilities(errors)
    for (const each of right) errors[each]! -= 1 / right.length
    for (let each = 0; each < count; each += 1) biases[each]! -= biasPace * errors[each]!
    for (const place of own) {
      for (let each = 0; each < count; each += 1) {
        const slope = share * errors[each]! + decay * weights[place + each]!
        steps[place + each]! += slope ** 2
        weights[place + each]! -= (pace * slope) / Math.sqrt(steps[place + each]!)
      }
    }
  }
  return { classes, biases, ...toBytes(weights) }
}

function toProbabilities(sums: Float64Array) {
  const highest = Math.max(...sums)
  let total = 0
  for (const [index, sum] of sums.entries()) total += sums[index] = Math.exp(sum - highest)
  for (const index of sums.keys()) sums[index]! /= total
}

/** A quarter of the size; the few weights beyond a byte's range are cut. */
function toBytes(weights: Float32Array): Pick<Classifier, 'scale' | 'weights'> {
  const sorted = weights.map(Math.abs).toSorted()
  const scale = sorted[Math.floor(0.9995 * sorted.length)]! / 127 || 1
  const cut = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / scale)))
  return { scale, weights: Int8Array.from(weights, cut) }
}

function* orders(length: number) {
  let state = 1
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const order = Array.from({ length }, (_, index) => index)
  for (let round = 0; round < rounds; round += 1) {
    for (let at = length - 1; at > 0; at -= 1) {
      const other = below(at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    yield* order
  }
}
