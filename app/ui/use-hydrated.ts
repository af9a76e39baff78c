import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script has taken over; false on the server and in the first render in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
