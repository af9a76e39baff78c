import { box, hatch } from './drawing'
import { ink, palette } from './palette'

const walls = {
  ground: 'M88 210H24V476H40M136 476H170M216 476H250V210H172',
  first: 'M60 30H24V296H62M120 296H176M226 296H250V30H222M180 30H128',
}

/** An offset from the middle of the tree, at one of twelve hours. */
function spoke(hour: number, length: number) {
  const angle = (hour * Math.PI) / 6
  return `${Math.round(Math.cos(angle) * length)} ${Math.round(Math.sin(angle) * length)}`
}

/** With the garden above and the street below. */
export function GroundFloor() {
  return (
    <svg
      viewBox="0 0 360 524"
      role="img"
      aria-label="Ground floor: the sitting room has a bay to the street, the kitchen opens to the garden, the hall and the stairs lie between. Beside the house one place on the drive, behind it the garden with a pear tree."
    >
      <g fill="none" stroke={ink} strokeLinecap="round">
        <path d={box(24, 8, 326, 202)} strokeDasharray="9 5" strokeWidth="1.2" />
        <path d={box(110, 150, 40, 14) + box(114, 126, 40, 14) + box(122, 102, 40, 14)} fill={palette.wall} />
        <circle cx="262" cy="96" r="62" fill={palette.leaf} strokeWidth="1.5" />
        <path d={hatch(12, (i) => `M262 96m${spoke(i, 40)}l${spoke(i, 18)}`)} />
        <path
          d={hatch(6, (i) => `M262 96m${spoke(2 * i + 0.5, 48)}m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0`)}
          fill={palette.cream}
        />
        <path d="M258 210V510H350V210" strokeWidth="1.2" />
        <path
          d="M282 270q22-10 44 0 6 10 6 30v96q0 14-8 22-20 8-40 0-8-8-8-22v-96q0-20 6-30zM280 312q24-12 48 0M282 400q22 8 44 0"
          strokeDasharray="4 4"
        />
        <path d="M0 510H360" strokeWidth="2.5" />
      </g>
      <path d={`${box(24, 210, 226, 266)}M40 476L54 496H122L136 476z`} fill={palette.wall} />
      <Walls d={`${walls.ground}M40 476L54 496H122L136 476`} />
      <g fill="none" stroke={ink}>
        <path d="M24 344H92M124 344H206M160 344V386M160 420V476" strokeWidth="4" />
        <path
          d={box(206, 344, 42, 84) + hatch(8, (i) => `M206 ${354 + i * 10}h42`) + 'M227 424V352m-5 8 5-8 5 8'}
        />
        <path d="M58 496H118M58 492H118M88 208H172M130 210v-34M88 210v-34M88 176a42 34 0 0 1 42 34M130 176a42 34 0 0 0-42 34" />
        <path d="M170 476v-46a46 46 0 0 1 46 46M92 344v32a32 32 0 0 0 32-32M160 386h-34a34 34 0 0 0 34 34" />
        <path d={box(30, 216, 22, 92) + box(34, 230, 14, 18) + box(30, 308, 22, 22)} />
        <path d={box(66, 398, 44, 22) + box(30, 388, 18, 44)} strokeDasharray="4 3" />
      </g>
      <g fill={ink} fontSize="16.5" textAnchor="middle">
        <text x="90" y="448">
          {'Sitting room '}
        </text>
        <text x="184" y="404">
          {'Hall '}
        </text>
        <text x="150" y="288">
          {'Kitchen '}
        </text>
        <text x="74" y="72">
          {'Garden '}
        </text>
        <text x="262" y="101" fontWeight="500">
          {'Pear tree '}
        </text>
        <text x="304" y="236">
          {'Drive, '}
        </text>
        <text x="304" y="255">
          {'one place '}
        </text>
      </g>
    </svg>
  )
}

export function FirstFloor() {
  return (
    <svg
      viewBox="12 18 250 290"
      role="img"
      aria-label="First floor: bedrooms one and three to the street, bedroom two and the bath to the garden, the stairs and the landing between."
    >
      <path d={box(24, 30, 226, 266)} fill={palette.wall} />
      <Walls d={walls.first} />
      <g fill="none" stroke={ink}>
        <path
          d="M24 164H160M160 30V118M160 148V186M160 210V296M160 104H186M216 104H250M160 210H170M200 210H250"
          strokeWidth="4"
        />
        <path
          d={box(206, 106, 42, 84) + hatch(8, (i) => `M206 ${116 + i * 10}h42`) + 'M227 112V184m-5-8 5 8 5-8'}
        />
        <path d="M62 294H120M62 298H120M176 294H226M176 298H226M60 28H128M60 32H128M180 28H222M180 32H222" />
        <path d="M160 118h-30a30 30 0 0 0 30 30M160 186h-24a24 24 0 0 0 24 24M170 210v30a30 30 0 0 0 30-30M186 104v-30a30 30 0 0 1 30 30" />
        <path
          d={box(30, 220, 58, 62) + box(30, 50, 58, 62) + box(200, 268, 44, 24) + box(166, 36, 24, 34)}
          strokeDasharray="4 3"
        />
      </g>
      <g fill={ink} fontSize="16.5" textAnchor="middle">
        <text x="76" y="204">
          {'Bedroom 1 '}
        </text>
        <text x="76" y="142">
          {'Bedroom 2 '}
        </text>
        <text x="205" y="261">
          {'Bedroom 3 '}
        </text>
        <text x="212" y="58">
          {'Bath '}
        </text>
      </g>
    </svg>
  )
}

/** Brick between two fine lines. */
function Walls({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinejoin="miter">
      <path d={d} stroke={ink} strokeWidth="9" strokeLinecap="square" />
      <path d={d} stroke={palette.brick} strokeWidth="6.5" strokeLinecap="square" />
    </g>
  )
}
