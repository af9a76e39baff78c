import { classify, type Classifier } from '~/assistant/classifier'

/** The right classes are equally probable. */
type Lesson = { features: readonly number[]; right: readonly string[] }

const rounds = 15
/** The weights are means over these last rounds, so that the order of the lessons matters less. */
const averaged = 8
const pace = 0.5
const biasPace = 0.01
/** Keeps weights small that come from few lessons. */
const decay = 1e-4
const firstStep = 0.1

/** AdaGrad in the same order with every run. It tells two to the power of `bits` features apart. */
export function learn(lessons: readonly Lesson[], classes: readonly string[], bits: number): Classifier {
  const count = classes.length
  const weights = new Float32Array(count << bits)
  const means = new Float32Array(count << bits)
  const steps = new Float32Array(count << bits).fill(firstStep)
  const biases = classes.map(() => 0)
  const taught = lessons.map(({ features, right }) => ({
    features,
    places: Int32Array.from(features, (feature) => (feature & ((1 << bits) - 1)) * count),
    right: right.map((each) => classes.indexOf(each)),
  }))
  let round = 0
  for (const order of orders(lessons.length)) {
    for (const at of order) {
      const { features, places, right } = taught[at]!
      const share = 1 / Math.sqrt(places.length || 1)
      const errors = classify({ classes, biases, scale: 1, weights }, features)
      for (const each of right) errors[each]! -= 1 / right.length
      for (let each = 0; each < count; each += 1) biases[each]! -= biasPace * errors[each]!
      for (const place of places)
        for (let each = 0; each < count; each += 1) {
          const slope = share * errors[each]! + decay * weights[place + each]!
          steps[place + each]! += slope ** 2
          weights[place + each]! -= (pace * slope) / Math.sqrt(steps[place + each]!)
        }
    }
    round += 1
    if (round > rounds - averaged)
      for (let each = 0; each < means.length; each += 1) means[each]! += weights[each]! / averaged
  }
  // Bytes take a quarter of the size. The few weights beyond their range are cut.
  const sorted = means.map(Math.abs).toSorted()
  const scale = sorted[Math.floor(0.9995 * sorted.length)]! / 127 || 1
  const cut = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / scale)))
  return { classes, biases, scale, weights: Int8Array.from(means, cut) }
}

function* orders(length: number) {
  let state = 1
  const order = Array.from({ length }, (_, index) => index)
  for (let round = 0; round < rounds; round += 1) {
    for (let at = length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = Math.floor((state / 2 ** 32) * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    yield order
  }
}
