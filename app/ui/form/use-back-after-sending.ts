import { useEffect, useState, type RefObject } from 'react'
import type { Values } from '~/forms/form'

const resetDelayMs = 2000

/** Back finds the entries until they are sent, and an empty form afterwards: it is reset soon after success, or when the visitor leaves. */
export function useBackAfterSending(areaRef: RefObject<HTMLDivElement>, values?: Values, sent?: string) {
  // The entries that the page came with. Later ones must not become the fields' defaults: when Back loads the page anew, Chromium
  // restores only values that differ from the default.
  const [entered, setEntered] = useState(values)
  if (sent && entered) setEntered(undefined)
  // The form stays mounted, but hidden, until its reset. A page that opened with the success box has none.
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
