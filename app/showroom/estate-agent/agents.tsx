import { box } from './drawing'
import { ink, palette } from './palette'

/** Priya Castell with the keys and Martin Rowe with a plan, at the door of their office. */
export function AgentsAtTheDoor() {
  return (
    <svg
      viewBox="19 23 402 348"
      role="img"
      aria-label="Priya Castell, with a bunch of keys, and Martin Rowe, with a rolled plan, at the door of number 20."
    >
      <g fill={palette.wall} stroke={ink} strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
        <path d={box(20, 24, 400, 346)} strokeWidth="2" />
        <path
          d={
            box(20, 40, 400, 40) +
            box(36, 108, 76, 150) +
            box(42, 114, 64, 138) +
            'M74 114v138M42 183h64' +
            box(30, 258, 88, 8)
          }
          fill="none"
        />
        <path
          d={
            box(338, 108, 66, 150) + box(344, 114, 54, 138) + 'M371 114v138M344 183h54' + box(332, 258, 78, 8)
          }
          fill="none"
        />
        <path d={box(158, 96, 124, 272)} strokeWidth="2" />
        <path d="M168 144a52 40 0 0 1 104 0zM220 104v40M184 120l36 24 36-24" />
        <path d={box(168, 150, 104, 210)} fill={palette.green} />
        <path d={box(180, 164, 80, 74) + box(180, 252, 80, 94)} fill="none" stroke={palette.glass} />
        <circle cx="262" cy="246" r="4" />
        <path d={box(146, 360, 148, 10)} />
      </g>
      <g fill={ink} textAnchor="middle" fontWeight="500">
        <text x="220" y="67" fontSize="20">
          Castell &amp; Rowe
        </text>
      </g>
      <text x="220" y="186" fill={palette.cream} textAnchor="middle" fontWeight="600" fontSize="22">
        20
      </text>
      <g fill={palette.wall} stroke={ink} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        {/* Priya Castell */}
        <path d="M118 314l-2 44h-12q-2 6 0 8h22l4-52zM146 314l2 44h12q2 6 0 8h-22l-4-52z" />
        <path d="M132 194q-26 2-34 18-8 34-8 106h84q0-72-8-106-8-16-34-18z" />
        <path d="M122 195l10 26 10-26M132 221v96M98 214q-18 24-16 50l14 4 12-30M166 214q18 26 18 52l-13 4-11-34" />
        <path d="M92 246h40v34H92z" />
        <path d="M98 254h22M98 261h28M98 268h16" />
        <path d="M124 182v14q8 8 16 0v-14" />
        <path d="M106 190c-6-50 4-66 26-66s32 16 26 66c-6 4-12 4-18 2h-16c-6 2-12 2-18-2z" fill={ink} />
        <path d="M115 156q12-4 20-14 6 10 14 12v10c0 14-8 24-17 24s-17-10-17-24z" />
        <path d="M125 164v2M139 164v2M132 165l-2 8h4M127 179q5 3 10 0" fill="none" />
        <path
          d="M178 274a7 7 0 1 0 .1 0M176 288l-4 18h5M180 288l3 16 4-1"
          fill="none"
          stroke={palette.cream}
        />
        {/* Martin Rowe */}
        <path d="M288 292l2 66h-12q-3 6 0 8h26l6-70 6 70h26q3-2 0-8h-12l2-66z" />
        <path d="M310 178q-30 2-38 18-4 40 4 102h68q8-62 4-102-8-16-38-18z" fill={palette.green} />
        <path d="M298 180l12 34 12-34z" />
        <path d="M310 190v22" />
        <path d="M310 216v80M272 200q-14 40-8 82l12 2 4-40" fill="none" stroke={palette.glass} />
        <path d="M272 198q-14 40-9 84l13 2 4-44z" fill={palette.green} />
        <path d="M348 198q14 30 12 54l-40 8-2-12 22-10z" fill={palette.green} />
        <path d="M320 248q-10-2-10 6t10 6M264 283q-2 12 6 12t6-11z" />
        <path d="M300 268l66-44 8 12-66 44zM300 268a7 5 60 0 0 8 12M304 274l66-44" />
        <path d="M301 168v14q9 8 18 0v-14" />
        <path d="M292 136q-2-24 18-26 22 0 19 28l-1 14c-1 16-9 26-18 26s-17-10-18-26z" />
        <path d="M291 142c-4-26 6-38 24-36 14 0 18 14 14 34q-4-14-12-18-10 8-22 6z" fill={ink} />
        <path
          d="M296 146a6 6 0 1 0 12 0 6 6 0 1 0-12 0M312 146a6 6 0 1 0 12 0 6 6 0 1 0-12 0M308 146h4"
          fill="none"
        />
        <path d="M293 156q2 24 17 24t17-24q-4 6-10 6h-14q-6 0-10-6zM305 168q5 3 10 0" />
      </g>
    </svg>
  )
}
