import { sampleWarnings } from '~/content/samples'
import { warning, type Finding } from './finding'

const fix =
  'Put your own into testimonials.ts, people.ts and site.ts of app/content, each without "sample", and build again.'

/** What is invented, and would be taken for true once the site is launched. */
export function checkContent(): Finding[] {
  return sampleWarnings().map((message) => warning('content', message, fix))
}
