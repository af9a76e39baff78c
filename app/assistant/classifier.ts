import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'

/** A softmax regression over hashed features. */
export interface Classifier {
  classes: readonly string[]
  biases: readonly number[]
  /** Weights are multiplied by it. */
  scale: number
  /** The weights of all classes for the first feature, then for the next. The number of features is a power of two. */
  weights: Int8Array | Float32Array
}

/** Classifiers by name: topics by the id of their business, `reasons`, `manners`, and `words`, in which every known word weighs 1. */
export type Classifiers = Readonly<
  Record<string, Classifier> & Record<'reasons' | 'manners' | 'words', Classifier>
>

/** The row of weights for a feature's hash, among a number of rows that is a power of two. */
export const rowOf = (feature: number, rows: number) => feature & (rows - 1)

export function classify(
  { classes, biases, scale, weights }: Classifier,
  features: readonly number[],
): number[] {
  const rows = weights.length / classes.length
  const share = scale / Math.sqrt(features.length || 1)
  const sums = biases.map(() => 0)
  for (const feature of features) {
    const first = rowOf(feature, rows) * classes.length
    for (let index = 0; index < sums.length; index += 1) sums[index]! += weights[first + index]!
  }
  for (const [index, bias] of biases.entries()) sums[index] = bias + share * sums[index]!
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((one, other) => one + other)
  return powers.map((power) => power / total)
}

/** Throws if the build has written no such file. */
export const readClassifiers = (file: URL | string): Classifiers => deserialize(readFileSync(file))
