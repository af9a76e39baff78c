import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'

/**
 * Renders pages on the router that Remix stands on, with the flags that Remix sets in the browser: without them it behaves
 * otherwise, for example it names the method of a form in small letters.
 */
export function renderAt(address: string, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  })
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />)
  return router
}
