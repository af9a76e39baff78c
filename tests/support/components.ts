import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A guard against what hangs, like the timeouts of vitest.config.ts.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// jsdom has no layout to scroll in.
vi.stubGlobal('scrollTo', () => {})
Element.prototype.scrollIntoView = () => {}
