/** The shop between its neighbours, seen from above the street. */
export function StreetMap({ label }: { label: string }) {
  return (
    <svg
      className="street-map"
      viewBox="0 -14 560 354"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path d="M0 236h560v70H0zM36-14h56v254H36zM92 26h60v34H92z" fill="#fff1d6" />
      <path
        d="M0 96h24v128H0zM104 96h104v128H104zM428 96h132v128H428zM444-14h116v90H444zM0-14h24v90H0zM0 318h560v22H0z"
        fill="#d4901f"
      />
      <path d="M324 100h92v120h-92zM220 100h92v120h-92z" fill="#fff1d6" stroke="#1c2440" strokeWidth="8" />
      <path d="M216 96h100v98H216z" fill="#92221c" />
      <path d="M216 190h20v34h-20zM256 190h20v34h-20zM296 190h20v34h-20z" fill="#92221c" />
      <path d="M236 190h20v34h-20zM276 190h20v34h-20z" fill="#fff1d6" />
      <path d="M212 186h108v8H212zM212 92h108v8H212z" fill="#1c2440" />
      <path d="M146 6h280v74H146z" fill="#1c2440" />
      <path d="M197 6v58M242 6v58M287 6v58M332 6v58M377 6v58" stroke="#fff1d6" strokeWidth="4" />
      <g fontFamily="Caprasimo, serif" textAnchor="middle" aria-hidden="true">
        <text x="266" y="164" fontSize="56" fill="#f2b33d">
          12
        </text>
        <text x="370" y="168" fontSize="21" fill="#1c2440">
          Bakery
        </text>
        <text x="266" y="282" fontSize="30" fill="#1c2440">
          Mill Street
        </text>
        <g fontSize="26" fill="#f2b33d">
          <text x="173" y="46">
            P
          </text>
          <text x="220" y="46">
            P
          </text>
          <text x="265" y="46">
            P
          </text>
          <text x="310" y="46">
            P
          </text>
          <text x="355" y="46">
            P
          </text>
          <text x="400" y="46">
            P
          </text>
        </g>
      </g>
    </svg>
  )
}
