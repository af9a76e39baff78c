import type { ComponentType } from 'react'
import type { Conversation } from '~/ui/assistant/conversation'
import type { SiteLink } from '~/content/site'
import type { Draft } from '../draft/draft'
import type { RehearsalState } from './read-rehearsal'

/** The website of one invented client. Its styles, fonts, icon and drawings are found by its folder. */
export interface DemoSite {
  /** The color of the top of the page, for `theme-color`. */
  color: string
  /** Its color in the dark scheme, if it has one. */
  evening?: string
  /** Everything between the agency's two bars, with `<main id="content">`. */
  Page: ComponentType<DemoPageProps>
}

export interface DemoPageProps {
  /** A visitor's own facts in place of the demo's, of which nothing is shown then. */
  draft: Draft | null
  conversation: Conversation
  rehearsal: RehearsalState
  /** To the project form. */
  start: SiteLink
}

/** What a part of the page needs that plays the rehearsal. */
export type PlayedProps<Words> = Omit<DemoPageProps, 'draft'> & { words: Words }
