import type { Piece } from './content'

const leaves: readonly (readonly [x: number, y: number, angle: number, size: number, isLight: boolean])[] = [
  [-4, 470, -16, 1.05, true],
  [-4, 458, 212, 1, false],
  [-66, 386, 196, 0.95, true],
  [-50, 392, 250, 0.9, false],
  [12, 352, 210, 1.1, true],
  [74, 332, 10, 0.9, false],
  [60, 334, -52, 0.95, true],
  [34, 270, 190, 1.2, false],
  [38, 262, -6, 1.1, true],
  [36, 222, 216, 1.05, true],
  [34, 200, -24, 1.15, false],
  [34, 200, -78, 0.95, true],
]
const hops = ['translate(-30 420)', 'translate(84 358)', 'translate(18 312)']

/** Shapes and shades that several drawings share; it must be rendered, not `display: none`, for the gradients to work. */
export function Glazes() {
  return (
    <svg className="glazes" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="round">
          <stop offset="0" stopColor="#1a120a" stopOpacity=".12" />
          <stop offset=".22" stopColor="#fff" stopOpacity=".3" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1a120a" stopOpacity=".42" />
        </linearGradient>
        <linearGradient id="hollow">
          <stop offset="0" stopColor="#1a120a" stopOpacity=".5" />
          <stop offset="1" stopColor="#1a120a" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="lamplight">
          <stop offset="0" stopColor="#ffd98f" stopOpacity=".8" />
          <stop offset="1" stopColor="#ffd98f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lit" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fbd58c" />
          <stop offset="1" stopColor="#fff2cf" />
        </linearGradient>
        <path
          id="jug"
          d="M-54 176c16 8 74 10 98-16 6-4 12-2 12 4-8 32-2 48 10 76 26 60 18 134-12 172H-56c-30-38-38-114-12-172 14-30 20-42 14-64z"
        />
        <path
          id="vase"
          d="M-26 540h52c-4 34 2 50 30 76 42 40 44 110 8 164H-64c-36-54-34-124 8-164 28-26 34-42 30-76z"
        />
        <path
          id="bowl"
          d="M-138 596h276c2 78-44 124-82 142 3 6 3 10 3 14H-59c0-4 0-8 3-14-38-18-84-64-82-142z"
        />
        <path
          id="foot"
          d="M-15 640h30c-2 32 54 54 54 96 0 20-12 36-26 46h-86c-14-10-26-26-26-46 0-42 56-64 54-96z"
        />
        <path id="shade" d="M-58 524h116l48 120q-106 22-212 0z" />
        <clipPath id="jug-body">
          <use href="#jug" />
        </clipPath>
        <clipPath id="bowl-body">
          <use href="#bowl" />
        </clipPath>
        <g id="leaf">
          <path d="M0 0c8-28 38-34 78-22-14 30-50 40-78 22z" />
          <path
            d="M0 0q34-14 72-21M22-9l4-12M38-14l6-11M28-11l12 9M44-16l11 8"
            fill="none"
            stroke="#d5dfc0"
            strokeWidth="1.5"
            opacity=".7"
          />
        </g>
        <g id="hop" stroke="#9fa96a" strokeWidth="1.2">
          <path d="M0 0q-2-16 2-26" fill="none" stroke="#5b4a2e" strokeWidth="2" />
          {[0, 1, 2, 3, 4].map((row) =>
            [-1, 1, 0].map((side) => (
              <ellipse
                key={`${row} ${side}`}
                cx={side * (9 - Math.abs(row - 1.5) * 2)}
                cy={4 + row * 11 + (side === 0 ? 6 : 0)}
                rx="8"
                ry="10"
                fill={side === 0 ? '#f1f0cc' : '#e4e6b4'}
              />
            )),
          )}
        </g>
        <Bowl />
        <Jug />
        <Vase />
        <Lamp />
      </defs>
    </svg>
  )
}

/** The windows through which each piece is seen whole. */
const frames: Readonly<Record<Piece['value'], string>> = {
  bowl: '-144 564 326 198',
  jug: '-108 146 300 276',
  vase: '-150 118 300 676',
  lamp: '-125 515 250 290',
}

/** One piece on its board. */
export function Pot({ piece }: { piece: Piece['value'] }) {
  return (
    <svg className="pot" viewBox={frames[piece]} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href={`#the-${piece}`} />
    </svg>
  )
}

/** The two that are left, one behind the other. */
export function TwoBowls() {
  return (
    <svg className="pot" viewBox="-144 544 398 220" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href="#the-bowl" transform="translate(158 238) scale(.66)" />
      <use href="#the-bowl" />
    </svg>
  )
}

export function Thumbprint() {
  return (
    <svg className="thumbprint" viewBox="-210 -215 420 400" aria-hidden="true">
      <g fill="none" stroke="#4664c8" strokeWidth="6" strokeLinecap="round" transform="rotate(24)">
        <path d="M-10 6q10-26 20 0v34" />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((arch) => {
          const wide = 28 + arch * 17
          const high = 34 + arch * 21
          return (
            <path
              key={arch}
              d={`M${-wide} ${60 + arch * 9}C${-wide - 8} ${Math.round(-high * 0.9)} ${-wide / 2} ${-high} 0 ${-high}S${wide + 8} ${Math.round(-high * 0.8)} ${wide} ${66 + arch * 7}`}
              strokeDasharray={arch % 3 === 1 ? '150 13 300 11' : undefined}
            />
          )
        })}
      </g>
    </svg>
  )
}

function Bowl() {
  return (
    <g id="the-bowl">
      <path d="M-58 750c90-8 200-4 236 8-80 10-200 8-236-8z" fill="#7d5f34" opacity=".4" />
      <use href="#bowl" fill="#e9dcc2" />
      <g clipPath="url(#bowl-body)">
        <path
          d="M-150 580h300v96c-20 20-34 6-54 18s-34 24-58 12-40 8-66 10-44-16-66-12-40-2-56-14z"
          fill="#2b4dc0"
        />
      </g>
      <use href="#bowl" fill="url(#round)" />
      <path
        d="M-96 706h0M-78 722h0M-62 708h0M-54 738h0M-38 716h0M-22 730h0M-8 744h0M6 722h0M22 738h0M34 714h0M46 730h0M58 742h0M66 708h0M82 716h0M92 704h0M-84 710h0M12 712h0"
        stroke="#8a7048"
        strokeWidth="4"
        strokeLinecap="round"
        clipPath="url(#bowl-body)"
      />
      <ellipse cy="596" rx="138" ry="27" fill="#e9dcc2" />
      <ellipse cy="598" rx="130" ry="22" fill="#2644ab" />
      <ellipse cy="598" rx="130" ry="22" fill="url(#hollow)" />
      <path d="M20 612q70-2 96-16" fill="none" stroke="#7f99ea" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(-34 652) rotate(16)">
        <ellipse rx="20" ry="27" fill="#1d3890" />
        <path
          d="M-18 8a20 27 0 0 0 36 2"
          fill="none"
          stroke="#8aa3f0"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </g>
  )
}

function Jug() {
  return (
    <g id="the-jug">
      <path d="M-56 408c60-8 150-2 180 8-60 8-150 4-180-8z" fill="#8a5138" opacity=".5" />
      <path
        d="M62 236c48-40 92 8 72 64-12 36-36 56-66 66"
        fill="none"
        stroke="#efe6d6"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M70 240c42-30 72 14 56 58-12 34-34 52-62 62"
        fill="none"
        stroke="#c9bba4"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
      <use href="#jug" fill="#f8f2e7" />
      <path
        d="M-110 330c24-20 44 10 70-6s40-4 62 4 40-16 80-4v100h-212z"
        fill="#2f7f78"
        clipPath="url(#jug-body)"
      />
      <use href="#jug" fill="url(#round)" />
      <path d="M-54 176c16 8 74 10 98-16 6-4 12-2 12 4-14 26-74 36-108 22z" fill="#b7a88f" />
    </g>
  )
}

function Vase() {
  return (
    <g id="the-vase">
      <path d="M-64 778c70-10 170-6 204 6-66 10-170 8-204-6z" fill="#56653f" opacity=".5" />
      <use href="#vase" fill="#2b2823" />
      <use href="#vase" fill="url(#round)" />
      <path d="M-62 690q62 16 124 0" fill="none" stroke="#5a544a" strokeWidth="2" opacity=".6" />
      <ellipse cy="541" rx="26" ry="6" fill="#0f0e0c" />
      <path
        d="M2 545C-10 480-8 430 4 380S44 290 34 196M-3 440C-20 410-44 396-66 384M12 350c22-14 44-18 64-18"
        fill="none"
        stroke="#4c3a26"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {leaves.map(([x, y, angle, size, isLight]) => (
        <use
          key={`${x} ${y} ${angle}`}
          href="#leaf"
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}
          fill={isLight ? '#47713e' : '#3a6035'}
        />
      ))}
      {hops.map((place) => (
        <use key={place} href="#hop" transform={place} />
      ))}
    </g>
  )
}

function Lamp() {
  return (
    <g id="the-lamp">
      <ellipse cy="784" rx="118" ry="16" fill="#ffd98f" opacity=".35" />
      <ellipse cx="6" cy="783" rx="66" ry="8" fill="#5d2414" opacity=".6" />
      <use href="#foot" fill="#f0e6d2" />
      <path d="M-66 726c30 12 102 12 132 0 6 26-6 46-23 56h-86c-17-10-29-30-23-56z" fill="#2b2823" />
      <use href="#foot" fill="url(#round)" />
      <use href="#shade" fill="url(#lit)" />
      <path d="M-58 524h22l-40 126q-16-2-30-6zM58 524H40l34 127q18-3 32-7z" fill="#b4702a" opacity=".2" />
      <path d="M-106 644q106 22 212 0l-3-7q-103 20-206 0z" fill="#d89a45" />
    </g>
  )
}
