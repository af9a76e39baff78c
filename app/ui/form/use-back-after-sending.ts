import { useEffect, useState, type RefObject } from 'react'
import type { Values } from '~/forms/form'

const resetDelayMs = 2000

/** Back finds what was typed until it is sent, and an empty form after: reset two seconds after success, or when the visitor leaves. */
export function useBackAfterSending(areaRef: RefObject<HTMLDivElement>, values?: Values, sent?: string) {
  // What the page came with. Later values stand in the fields, and must not become their default: Chromium restores only what
  // differs from it when Back loads the page anew.
  const [entered, setEntered] = useState(values)
  if (sent && entered) setEntered(undefined)
  // The form stays mounted, but hidden, until its reset; a page that opened on the success box has none.
  const [hadForm] = useState(!sent)
  useEffect(() => {
    if (!sent) return
    const reset = () => areaRef.current?.querySelector('form')?.reset()
    const timer = setTimeout(reset, resetDelayMs)
    return () => {
      clearTimeout(timer)
      reset()
    }
  }, [areaRef, sent])
  return { entered, hasForm: !sent || hadForm }
}
