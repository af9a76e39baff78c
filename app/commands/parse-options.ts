import { parseArgs, type ParseArgsConfig } from 'node:util'

/** As `parseArgs`, whose errors name the option here, and whether it takes a value. */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const [option = ''] = /-[^\s'=]+/.exec(message) ?? []
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new Error(`There is no option ${option}`, { cause: error })
    if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error
    const takes = config.options?.[option.slice(2)]?.type === 'string' ? 'a value' : 'no value'
    throw new Error(`${option} takes ${takes}`, { cause: error })
  }
}
