import { expect, it } from 'vitest'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageLoader } from '~/page-loader.server'

const args = (url: string) => ({ request: new Request(url), params: {}, context: {} }) as LoaderFunctionArgs

it('a page reads the parameters that its loader declares', () => {
  const loader = pageLoader({ package: ['basic'] }, ({ search }) => search.get('package'))
  expect(loader(args('https://site.test/?package=basic&x=1'))).toBe('basic')
  expect(loader.searchOf('/')).toEqual({ package: ['basic'] })
})

it.each(['get', 'getAll', 'has'] as const)('%s of an undeclared parameter throws', (read) => {
  const loader = pageLoader({ package: [] }, ({ search }) => search[read]('x'))
  expect(() => loader(args('https://site.test/?x=1'))).toThrow(
    'The search parameter x is read but not declared',
  )
})
