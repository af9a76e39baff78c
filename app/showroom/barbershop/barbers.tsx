import { drawing } from '../kit/drawing'
import { barbers } from './words'
import ray from './drawings/ray.svg?raw'
import sam from './drawings/sam.svg?raw'
import theo from './drawings/theo.svg?raw'
import { facts } from './facts'
import { capitalized } from '../kit/formats'

const portraits = { sam: drawing(sam), ray: drawing(ray), theo: drawing(theo) }

/** Three posters, one for each barber. */
export function Barbers() {
  return (
    <section className="barbers" id="barbers" aria-labelledby="barbers-title">
      <div className="barbers-title">
        <h2 id="barbers-title">{barbers.title}</h2>
        <p>{barbers.text}</p>
      </div>
      {barbers.list.map(({ id, line }) => {
        const { name, does } = facts.barbers[id]
        const Portrait = portraits[id]
        return (
          <div className="barber" key={id}>
            <div>
              <h3>{name}</h3>
              <p className="does">{capitalized(does)}</p>
              <p>{line}</p>
            </div>
            <Portrait />
          </div>
        )
      })}
    </section>
  )
}
