import { drawing } from '../parts/drawing'
import { barbers } from './content'
import ray from './drawings/ray.svg?raw'
import sam from './drawings/sam.svg?raw'
import theo from './drawings/theo.svg?raw'

const portraits = { Sam: drawing(sam), Ray: drawing(ray), Theo: drawing(theo) }

/** Three posters, one for each barber. */
export function Barbers() {
  return (
    <section className="barbers" id="barbers" aria-labelledby="barbers-title">
      <div className="barbers-title">
        <h2 id="barbers-title">{barbers.title}</h2>
        <p>{barbers.text}</p>
      </div>
      {barbers.list.map(({ name, does, line }) => {
        const Portrait = portraits[name]
        return (
          <div className="barber" key={name}>
            <div>
              <h3>{name}</h3>
              <p className="does">{does}</p>
              <p>{line}</p>
            </div>
            <Portrait />
          </div>
        )
      })}
    </section>
  )
}
