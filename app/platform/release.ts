import { version } from '../../package.json'

/** The version of package.json and the commit of the build, `unknown` in development and without Git. */
export const release = { version, commit: String(import.meta.env?.['REVISION'] ?? 'unknown') }

export const releaseText = `${release.version} (${release.commit})`
