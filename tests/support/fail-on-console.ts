import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// React, Remix and MSW report their complaints on the console; a test that causes one has found something.
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const calls = complaints.flatMap((complaint) => complaint.mock.calls)
  expect(calls, 'complaints on the console').toEqual([])
})
