import type { ComponentType } from 'react'
import type { IslandName } from './start-islands'

interface IslandProps<Props extends object> {
  name: IslandName
  component: ComponentType<Props>
  props: Props
}

/** A part of an otherwise static page that React hydrates when it comes near the screen. */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
