import { readEnvironment, type Environment } from '~/platform/environment'

/** The environment that these variables give; throws where they are wrong. */
export function environmentOf(variables: Record<string, string>): Environment {
  const reading = readEnvironment(variables)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.environment
}
