import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A guard against what hangs, like the timeouts of vitest.config.ts.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// jsdom has no layout to scroll in.
vi.stubGlobal('scrollTo', () => {})

// Remix's own links prefetch after 100 ms of hovering, which a slow machine takes for a test and which fails without Remix around.
vi.mock('@remix-run/react', async (importOriginal) => {
  const { Link, NavLink } = await import('react-router-dom')
  return { ...(await importOriginal<object>()), Link, NavLink }
})
