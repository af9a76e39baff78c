import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawingOf } from '~/showroom/kit/drawing'

it('a name in a drawing stays text, whatever it has', () => {
  const Drawing = drawingOf('estate-agent')
  const name = 'A & "B" <b>C</b>'
  const { container } = render(<Drawing name="street" signs={{ name }} />)
  expect(container.textContent).toContain(name)
  expect(container.querySelector('b')).toBeNull()
})
