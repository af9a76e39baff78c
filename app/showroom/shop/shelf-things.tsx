const six = [0, 1, 2, 3, 4, 5]
const glazes = ['#2b4dc0', '#e2a63c', '#2f7f78', '#f8f2e7', '#bf5336', '#2b2823']

const lump = 'M-18 0C-36-10-34-50 2-52 36-52 36-10 18 0z'
/** How wide and high each is. */
const lumps = [
  [0.92, 0.9],
  [1, 0.8],
  [0.86, 0.98],
  [0.98, 0.92],
  [0.9, 0.78],
  [0.95, 1],
] as const

/** A lump of clay for each place in the class. */
export function Lumps() {
  return (
    <svg className="pot" viewBox="0 0 410 84" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path d="M0 66h410v14H0z" fill="#f0e6d2" />
      <path d="M0 76h410v6H0z" fill="#c2ad83" />
      {lumps.map(([wide, high], place) => (
        <g key={wide} transform={`translate(${40 + place * 66} 67) scale(${wide} ${high})`}>
          <path d={lump} fill="#c46a45" />
          <path d={lump} fill="url(#round)" />
          <path
            d={place % 2 === 0 ? 'M-12-38q8-8 20-4' : 'M4-24q8 6 16-2'}
            fill="none"
            stroke={place % 2 === 0 ? '#e8a07c' : '#8f4427'}
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  )
}

/** Six of a set, each with a glaze of its own. */
export function SixCups() {
  return (
    <svg className="pot" viewBox="0 0 410 70" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      {six.map((place) => (
        <g key={place} transform={`translate(${36 + place * 66} 0)`}>
          <path d="M-14 62c24-4 56-2 62 2-20 4-54 4-62-2z" fill="#7d5f34" opacity=".4" />
          <path d="M-28 12h56c2 30-8 42-16 48v4h-24v-4c-8-6-18-18-16-48z" fill={glazes[place]} />
          <path d="M-28 12h56c2 30-8 42-16 48v4h-24v-4c-8-6-18-18-16-48z" fill="url(#round)" />
          <ellipse cy="12" rx="28" ry="6" fill="#e9dcc2" />
          <ellipse cy="12.500" rx="25" ry="4.500" fill={glazes[place]} />
          <ellipse cy="12.500" rx="25" ry="4.500" fill="url(#hollow)" />
        </g>
      ))}
    </svg>
  )
}

/** A cup that leans, with a run of glaze. */
export function Second() {
  return (
    <svg className="pot" viewBox="0 0 240 120" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <path d="M70 108c40-6 120-4 150 2-50 8-130 6-150-2z" fill="#000" opacity=".5" />
      <g transform="rotate(6 110 110)">
        <path d="M42 24h126c4 44-22 66-40 76v10H82v-10C62 90 38 68 42 24z" fill="#e9dcc2" />
        <path
          d="M42 24h126c2 16 0 28-6 38-8 4-10 22-16 22s-4-18-12-20-14 8-24 6-18-10-28-8-10 14-18 12-6-14-18-14c-4-10-5-20-4-36z"
          fill="#e2a63c"
        />
        <path d="M42 24h126c4 44-22 66-40 76v10H82v-10C62 90 38 68 42 24z" fill="url(#round)" />
        <path d="M42 24c0-16 126-16 126 0 0 15-40 14-52 13l-8 7-9-7c-20 0-57-1-57-13z" fill="#e9dcc2" />
        <path d="M49 24c0-12 112-12 112 0s-32 9-48 9l-6 5-7-5c-18 0-51 0-51-9z" fill="#d2932b" />
        <path d="M49 24c0-12 112-12 112 0s-32 9-48 9l-6 5-7-5c-18 0-51 0-51-9z" fill="url(#hollow)" />
      </g>
    </svg>
  )
}

/** The front of the shop. */
export function BlueDoor({ label }: { label: string }) {
  return (
    <svg
      className="pot"
      viewBox="0 0 300 420"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <path d="M44 384V118C44 22 236 22 236 118v266z" fill="#fffaf0" />
      <path d="M58 384V120c0-76 164-76 164 0v264z" fill="#152c78" />
      <path d="M70 116c4-54 136-54 140 0z" fill="#ffd98f" />
      <path d="M140 76v40M140 116L98 84M140 116l42-32" stroke="#152c78" strokeWidth="6" />
      <path d="M68 126h144v258H68z" fill="#2242a8" />
      <g fill="#1d3890" stroke="#4664c8" strokeWidth="3">
        <path d="M84 146h50v92H84zM146 146h50v92h-50zM84 286h50v80H84zM146 286h50v80h-50z" />
      </g>
      <path d="M112 256h56v12h-56z" fill="#e2a63c" />
      <circle cx="199" cy="262" r="9" fill="#e2a63c" />
      <circle cx="197" cy="259" r="3" fill="#fff2cf" />
      <path d="M68 126h22v258H68z" fill="#1a120a" opacity=".22" />
      <text x="140" y="208" className="number" textAnchor="middle" fill="#fff6e4">
        48
      </text>
      <path d="M34 384h212v16H34z" fill="#d8c7a2" />
      <path d="M18 400h244v18H18z" fill="#bfa97c" />
      <g transform="translate(272 246) scale(.22)">
        <use href="#the-vase" />
      </g>
      <path d="M262 60h30M282 60v14" stroke="#2b2823" strokeWidth="5" strokeLinecap="round" />
      <circle cx="282" cy="94" r="20" fill="#2242a8" />
      <path
        d="M274 102v-9q8-14 16 0v9M268 100v-8q14-24 28 0v8"
        fill="none"
        stroke="#8aa3f0"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </svg>
  )
}
