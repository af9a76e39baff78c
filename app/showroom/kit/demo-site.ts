import type { ComponentType } from 'react'
import type { Conversation } from '~/ui/assistant/answer-words'
import type { SiteLink } from '~/content/site'
import type { Draft } from '../draft/draft'
import type { RehearsalState } from './read-rehearsal'

/** The page of one demo website. Its styles, fonts, icon and drawings are found by its folder. */
export interface DemoSite {
  /** The color of the top of the page, for `theme-color`. */
  color: string
  /** The same color in the dark scheme, if there is one; a draft may differ in both. */
  evening?: string
  colorsOf?: (draft: Draft) => { color?: string; evening?: string; css?: string }
  /** Everything between the agency's two bars, with `<main id="content">`. */
  Page: ComponentType<DemoPageProps>
}

export interface DemoPageProps {
  /** A visitor's own facts, which replace all facts of the demo; null for the demo itself. */
  draft: Draft | null
  conversation: Conversation
  rehearsal: RehearsalState
  /** A link to the project form. */
  start: SiteLink
}

/** The props of the part of a page that plays the rehearsal. */
export type PlayedProps<Words> = Omit<DemoPageProps, 'draft'> & { words: Words }
