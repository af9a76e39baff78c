import { version } from '../../package.json'

/** What runs: the version of package.json and the commit that was built, `unknown` in development and without Git. */
export const release = { version, commit: String(import.meta.env?.['REVISION'] ?? 'unknown') }

/** Such as `1.1.0 (3d355e6…)`. */
export const releaseText = `${release.version} (${release.commit})`
