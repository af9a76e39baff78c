import { readFileSync } from 'node:fs'

/** A softmax regression over hashed features. */
export interface Classifier {
  classes: readonly string[]
  biases: readonly number[]
  /** What a weight of 1 stands for. */
  scale: number
  /** Those of all classes for the first feature, then for the next; their number is a power of two. */
  weights: Int8Array
}

/** By name: that of a business's topics, `reasons`, `manners`, and `words`, of which each that was ever said weighs 1. */
export type Classifiers = Readonly<Record<string, Classifier>>

type Header = Record<string, Omit<Classifier, 'weights'> & { size: number }>

/** The probability of each class. */
export function classify(
  { classes, biases, scale, weights }: Classifier,
  features: readonly number[],
): number[] {
  const last = weights.length / classes.length - 1
  const share = scale / Math.sqrt(features.length || 1)
  const sums = biases.map((bias, index) => {
    let sum = 0
    for (const feature of features) sum += weights[(feature & last) * classes.length + index]!
    return bias + share * sum
  })
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((one, other) => one + other)
  return powers.map((power) => power / total)
}

/** A line of JSON that describes them, then all weights. */
export function packClassifiers(classifiers: Classifiers): Buffer {
  const header: Header = Object.fromEntries(
    Object.entries(classifiers).map(([name, { weights, ...rest }]) => [
      name,
      { ...rest, size: weights.length },
    ]),
  )
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...Object.values(classifiers).map(
      ({ weights }) => new Uint8Array(weights.buffer, weights.byteOffset, weights.length),
    ),
  ])
}

/** Throws when the build has left no such file. */
export function readClassifiers(file: URL | string): Classifiers {
  const packed = readFileSync(file)
  let at = packed.indexOf('\n') + 1
  const header: Header = JSON.parse(packed.toString('utf8', 0, at))
  return Object.fromEntries(
    Object.entries(header).map(([name, { size, ...rest }]) => {
      const weights = new Int8Array(packed.buffer, packed.byteOffset + at, size)
      at += size
      return [name, { ...rest, weights }]
    }),
  )
}
