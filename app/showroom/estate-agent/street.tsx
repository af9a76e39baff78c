import { box, chimney, door, hatch, sash } from './drawing'
import { ink, palette } from './palette'

const ground = 440

const bakery = {
  wall: box(56, 205, 190, 235) + box(48, 193, 206, 12),
  lines:
    sash(80, 226, 42, 54) +
    sash(180, 226, 42, 54) +
    box(56, 300, 190, 24) +
    hatch(10, (i) => `M${56 + i * 19} 324l-1 16q10 10 20 0l1-16`) +
    box(70, 362, 104, 52) +
    'M122 362v52M70 404q16-22 30 0M104 404q16-22 30 0M138 404q16-22 30 0M76 404h92' +
    box(70, 414, 104, 26) +
    door(194, ground, 36, 76),
}

const bayHouse = {
  wall: 'M236 250L304 172H364L430 250z' + chimney(372, 186, 60) + box(246, 250, 174, 190),
  lines:
    'M254 230H412M271 211H396M287 192H380' +
    box(240, 244, 186, 8) +
    sash(266, 270, 42, 58) +
    sash(356, 270, 42, 58) +
    'M252 352H326L318 340H260zM256 352V424H322V352' +
    sash(261, 356, 26, 52, 2, 1) +
    sash(291, 356, 26, 52, 2, 1) +
    door(362, ground, 34, 72),
}

const cottage = {
  wall: 'M482 312L506 236H588L612 312z' + box(490, 312, 112, 128),
  lines:
    hatch(6, (i) => `M${503 - i * 3} ${248 + i * 11}H${591 + i * 3}`) +
    'M490 322H602' +
    sash(504, 342, 40, 50) +
    door(560, ground, 28, 66) +
    // The cat in the window.
    'M516 391q-4-18 6-20l-2-7 5 4h4l5-4-2 7q8 6 3 20M532 388q8 2 8-8',
}

const tallHouse = {
  wall: box(612, 166, 194, 274) + box(604, 154, 210, 12),
  lines:
    hatch(3, (i) => sash(632 + i * 58, 182, 38, 58)) +
    hatch(3, (i) => sash(632 + i * 58, 268, 38, 64, 3)) +
    sash(632, 366, 38, 50) +
    sash(690, 366, 38, 50) +
    'M612 256H806M612 350H806M742 362a24 20 0 0 1 48 0M766 342v20M750 350l16 12 16-12' +
    door(748, ground, 36, 72),
}

/** Whom the street hears on Tuesdays, in the window at the top. */
const violinist =
  'M643 239l1-17q2-9 9-9t9 10l1 16zM652 211a6 6.5 0 1 0-1 0zM655 213q6-6 10 0l10-5 1 2-11 5q-1 5-8 4zM649 224l12 1 5-9 3 2-6 12h-14zM662 231l6-32 1.5.3-6 32z'

const pair = {
  wall: 'M1142 300L1178 236H1274L1308 300z' + chimney(1208, 232, 20) + box(1150, 300, 150, 140),
  lines:
    hatch(5, (i) => `M${1172 - i * 6} ${248 + i * 11}H${1280 + i * 6}`) +
    'M1225 300V440M1146 306H1304' +
    sash(1160, 322, 32, 42) +
    sash(1258, 322, 32, 42) +
    sash(1158, 386, 28, 36) +
    sash(1264, 386, 28, 36) +
    door(1196, ground, 22, 56) +
    door(1232, ground, 22, 56),
}

const office = {
  wall: box(1300, 214, 140, 226) + box(1294, 202, 152, 12),
  lines:
    hatch(3, (i) => sash(1314 + i * 40, 236, 30, 58, 3)) +
    box(1306, 316, 128, 26) +
    box(1312, 354, 74, 58) +
    box(1312, 412, 74, 28) +
    box(1320, 364, 24, 18) +
    box(1352, 364, 24, 18) +
    box(1320, 388, 24, 18) +
    box(1352, 388, 24, 18) +
    door(1400, ground, 26, 72),
}

const pavement =
  // The bus stop at the corner.
  'M22 440V338' +
  box(10, 306, 24, 32) +
  // A tree, and a bicycle that leans on it.
  'M452 440q3-60 1-150M454 352l-16-22M454 334l15-18M454 376l18-16' +
  'M438 424a14 14 0 1 0 .1 0M484 424a14 14 0 1 0 .1 0M438 438l14-26h22l-15 26zM448 406l11 32M484 438l-12-36 8-3M442 405h12'

const crown =
  'M454 380c-24 6-42-8-40-30-16-10-14-32 2-40-4-24 14-36 30-32 12-14 34-8 36 10 18 4 24 24 14 38 12 20-2 40-20 42-4 10-14 14-22 12z'

/** The street from the bus stop to the office; number 14 alone has colour. */
export function Street() {
  return (
    <svg
      className="street-lines"
      viewBox="0 -8 1440 449"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className="street-sun" cx="1130" cy="86" r="66" fill={palette.butter} />
      <g fill={palette.wall} stroke={ink} strokeWidth="1.3">
        {[bakery, bayHouse, cottage, tallHouse, pair, office].map(({ wall, lines }) => (
          <g key={wall}>
            <path d={wall} strokeWidth="2" />
            <path d={lines} fill="none" />
          </g>
        ))}
        <path d={crown} fill={palette.paper} />
        <path d={pavement} fill="none" strokeWidth="2" />
        <path d={violinist} fill={ink} />
      </g>
      <g fill={ink} fontWeight="500" textAnchor="middle">
        <text x="151" y="318" fontSize="17">
          {'Bakery '}
        </text>
        <text x="1370" y="334" fontSize="16">
          {'Castell & Rowe '}
        </text>
        <text x="22" y="329" fontSize="20">
          {'6 '}
        </text>
      </g>
      <path d="M112 152V193M651 136V182" stroke={ink} strokeWidth="1.3" />
      <PearTree />
      <Fourteen />
      <path d="M0 440H1440" stroke={ink} strokeWidth="2.5" />
    </svg>
  )
}

function PearTree() {
  const pears = [
    [-26, 138],
    [22, 152],
    [2, 116],
    [-20, 100],
    [30, 110],
    [-2, 172],
  ] as const
  return (
    <g stroke={ink} strokeWidth="2">
      <path d="M1092 440q5-40 3-90h7q-2 50 4 90z" fill={ink} />
      <path
        d="M1098 360c-26 6-44-8-44-26-14-14-8-34 6-40-2-26 16-34 24-34 8-18 34-16 38 2 20 2 26 20 20 34 14 12 12 32-2 40-2 18-22 30-42 24z"
        fill={palette.leaf}
      />
      <path d="M1098 372V290M1098 318l-16-20M1098 304l14-16M1098 340l17-15" fill="none" strokeWidth="1.3" />
      <path
        d={pears
          .map(
            ([across, up]) => `M${1098 + across} ${ground - up - 8}q3 0 3 5c6 5 4 12-3 12s-9-7-3-12q0-5 3-5z`,
          )
          .join('')}
        fill={palette.cream}
        strokeWidth="1.3"
      />
      <path
        d={`${hatch(9, (i) => `M${1056 + i * 10} 440v-42l3-5 3 5v42z`)}M1050 408H1148M1050 430H1148`}
        fill={palette.wall}
        strokeWidth="1.3"
      />
    </g>
  )
}

function Fourteen() {
  const courses = hatch(16, (row) =>
    hatch(row % 2 ? 5 : 6, (i) => `M${648 + (row % 2) * 18 + i * 36} ${472 + row * 14}h14`),
  )
  const glass =
    box(668, 486, 48, 68) +
    box(788, 486, 48, 68) +
    box(666, 610, 20, 58) +
    box(700, 610, 24, 58) +
    box(738, 610, 20, 58)
  return (
    <g transform="translate(181 -260)" stroke={ink} strokeWidth="2">
      <path
        d={
          box(806, 300, 44, 130) +
          box(802, 292, 52, 9) +
          box(811, 276, 12, 16) +
          box(833, 276, 12, 16) +
          box(640, 440, 224, 260)
        }
        fill={palette.brick}
      />
      <path d="M628 446L752 262L876 446z" fill={palette.green} />
      <path d="M660 446L752 310L844 446z" fill={palette.brick} />
      <path d="M628 446L752 262L876 446H862L752 284L642 446z" fill={palette.cream} />
      <path d={courses + 'M641 450H863'} stroke={palette.brickShade} fill="none" />
      <circle cx="752" cy="384" r="26" fill={palette.cream} />
      <circle cx="752" cy="384" r="20" fill={palette.glass} strokeWidth="1.3" />
      <path d="M752 364V404M732 384H772" stroke={palette.cream} strokeWidth="4" />
      <path
        d={
          box(664, 482, 56, 76) +
          box(659, 558, 66, 6) +
          box(784, 482, 56, 76) +
          box(779, 558, 66, 6) +
          box(656, 600, 112, 78) +
          box(789, 611, 54, 82)
        }
        fill={palette.cream}
      />
      <path d={glass} fill={palette.glass} strokeWidth="1.3" />
      <path
        d="M692 486V554M668 520H716M812 486V554M788 520H836M666 636h20M700 636h24M738 636h20"
        stroke={palette.cream}
        strokeWidth="4"
      />
      <path d="M650 600L660 584H764L774 600zM782 611L816 588L850 611z" fill={palette.green} />
      <path d={box(656, 678, 112, 22)} fill={palette.brickShade} />
      <path d={box(796, 618, 40, 74)} fill={palette.green} />
      <path d={box(804, 654, 24, 30)} fill="none" stroke={palette.cream} strokeWidth="1.3" />
      <circle cx="829" cy="648" r="2.5" fill={palette.cream} stroke="none" />
      <path d={box(782, 692, 68, 8)} fill={palette.wall} />
      <text
        x="816"
        y="643"
        fill={palette.cream}
        stroke="none"
        fontSize="20"
        fontWeight="600"
        textAnchor="middle"
      >
        14
      </text>
    </g>
  )
}
