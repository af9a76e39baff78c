import type { ComponentType } from 'react'
import type { Look } from '~/ui/look'

interface Person {
  name: string
  does?: string
  line: string
  Portrait?: ComponentType
}

interface PeopleProps {
  list: readonly Person[]
  look: Look<'list' | 'person' | 'words' | 'name' | 'does' | 'line'>
}

/** Who works there. */
export function People({ list, look }: PeopleProps) {
  return (
    <ul className={look.list}>
      {list.map(({ name, does, line, Portrait }) => (
        <li key={name} className={look.person}>
          <div className={look.words}>
            <h3 className={look.name}>{name}</h3>
            {does && <p className={look.does}>{does}</p>}
            <p className={look.line}>{line}</p>
          </div>
          {Portrait && <Portrait />}
        </li>
      ))}
    </ul>
  )
}
