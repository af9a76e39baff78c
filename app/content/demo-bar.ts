import texts from './demo-bar.json' with { type: 'json' }
import { packageWords } from './packages'

/** The agency's words on each demo website; names in braces are filled in. */
export const demoBar = { ...texts, end: { ...texts.end, doubt: packageWords.doubt } }
