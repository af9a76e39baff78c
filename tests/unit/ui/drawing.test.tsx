import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawingOf } from '~/showroom/kit/drawing'

it('a name with markup stays text in a drawing', () => {
  const Drawing = drawingOf('estate-agent')
  const name = 'A & "B" <b>C</b>'
  const { container } = render(<Drawing name="street" signs={{ name }} />)
  expect(container.textContent).toContain(name)
  expect(container.querySelector('b')).toBeNull()
})
