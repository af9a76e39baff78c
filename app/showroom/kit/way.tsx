import type { ReactNode } from 'react'
import type { SiteLink } from '~/content/site'
import { Definitions } from './definitions'
import type { Look } from '~/ui/look'

interface WayProps {
  /** Paragraphs. */
  text: readonly ReactNode[]
  /** How to come there, by where from. */
  ways?: readonly (readonly [from: string, way: string])[]
  lost: string
  call: SiteLink
  look: Look<'text' | 'ways' | 'lost' | 'call'>
}

/** How to find it, in words; a drawing of the way stands beside them. */
export function Way({ text, ways = [], lost, call, look }: WayProps) {
  return (
    <>
      {text.map((paragraph, index) => (
        <p key={index} className={look.text}>
          {paragraph}
        </p>
      ))}
      {ways.length > 0 && <Definitions className={look.ways} pairs={ways} />}
      <p className={look.lost}>
        {lost}{' '}
        <a className={look.call} href={call.to}>
          {call.label}
        </a>
      </p>
    </>
  )
}
