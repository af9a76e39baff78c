import type { ReactNode } from 'react'
import type { steps } from './content'

const line = {
  fill: 'none',
  stroke: '#0d3f41',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill="#ff8a6b" />
      <path d="M9 20c3 17 23 17 26 0z" fill="#fff" />
    </svg>
  )
}

const stepDrawings: Readonly<Record<(typeof steps)[number]['drawing'], ReactNode>> = {
  forms: (
    <>
      <rect {...line} x="31" y="20" width="40" height="60" rx="7" fill="#fff" />
      <path {...line} d="M40 34h22M40 45h22M40 56h12" />
      <path {...line} d="M84 45 62 73l-9 4 2-10 22-28z" fill="#ff8a6b" />
    </>
  ),
  talk: (
    <>
      <path {...line} d="M20 25h34a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H36l-9 9v-9h-7z" fill="#fff" />
      <path
        {...line}
        d="M47 58h29a8 8 0 0 0 8-8V47a8 8 0 0 1 4 6v16a8 8 0 0 1-8 8v9l-9-9H55a8 8 0 0 1-8-8z"
        fill="#128a80"
      />
      <path {...line} d="M31 35h20M31 42h12" />
    </>
  ),
  look: (
    <>
      <rect x="19" y="27" width="40" height="46" rx="8" fill="#0d3f41" />
      <path
        d="M39 39c6-5 15-3 15 6 0 8-4 11-5 19-1 5-6 5-7 0-1-5-5-5-6 0-1 5-6 5-7 0-1-8-5-11-5-19 0-9 9-11 15-6z"
        fill="#cfe7e2"
      />
      <circle {...line} cx="72" cy="39" r="13" fill="#fff" />
      <path {...line} d="m66 39 8-7M76 51l6 30" strokeWidth="4" />
    </>
  ),
  signal: (
    <>
      <path
        {...line}
        d="M36 84V66L26 52c-3-5 3-9 7-5l5 6V29c0-6 8-6 8 0v-5c0-6 8-6 8 0v5c0-6 8-6 8 0v8c0-6 8-5 8 0v26c0 6-3 9-5 12v9z"
        fill="#ffc9b8"
      />
      <path {...line} d="M46 29v18M54 29v17M62 35v12" />
      <path {...line} d="M33 80h35v9H33z" fill="#128a80" />
    </>
  ),
  numb: (
    <>
      <circle cx="50" cy="56" r="33" fill="#a9d8d0" />
      <path
        {...line}
        d="M50 34c9-8 24-5 24 9 0 13-6 17-8 30-1 9-9 9-10 1-1-8-11-8-12 0-1 8-9 8-10-1-2-13-8-17-8-30 0-14 15-17 24-9z"
        fill="#fff"
      />
      <path {...line} d="M37 48q4 5 8 0M55 48q4 5 8 0M46 58q4 3 8 0" />
    </>
  ),
}

export function StepDrawing({ of: drawing }: { of: keyof typeof stepDrawings }) {
  return (
    <svg className="step-drawing" viewBox="0 0 100 100" aria-hidden="true">
      {stepDrawings[drawing]}
    </svg>
  )
}

/** The practice, closed, with the assistant awake: where the first answer will stand. */
export function NightWindow() {
  return (
    <svg className="night-window" viewBox="0 0 360 124" aria-hidden="true">
      <path d="M4 120C60 40 130 14 190 14s120 26 166 106z" fill="#dcefeb" />
      <path d="M112 28a17 17 0 1 0 16 24 14 14 0 0 1-16-24z" fill="#ffdc98" />
      <path {...line} d="M86 78v.1M150 50v.1M250 46v.1M286 82v.1M176 28v.1" strokeWidth="5" stroke="#fff" />
      <path {...line} d="M170 120V72l38-25 38 25v48z" fill="#fff" />
      <path {...line} d="M160 77l48-32 48 32" />
      <path {...line} d="M217 120V96a8 8 0 0 1 16 0v24z" fill="#0e6e67" />
      <rect {...line} x="182" y="82" width="24" height="22" rx="6" fill="#ffdc98" />
      <path d="M190 91c1 7 8 7 9 0z" fill="#f4795b" />
      <path {...line} d="M4 120h352" stroke="#128a80" />
    </svg>
  )
}

export function DoctorAmin() {
  return (
    <svg className="portrait" viewBox="0 0 120 120" role="img" aria-label="Drawing of Dr. Amin">
      <circle cx="60" cy="60" r="60" fill="#dcefeb" />
      <path d="M34 62c-8-34 10-48 27-48s34 14 26 48c-1 10 3 16 5 22H29c2-6 6-12 5-22z" fill="#0d3f41" />
      <path {...line} d="M14 120c2-22 16-31 33-33h26c17 2 31 11 33 33z" fill="#fff" />
      <path {...line} d="M50 76v13l10 10 10-10V76z" fill="#d99b77" />
      <path {...line} d="M41 50c0-14 8-20 19-20s19 6 19 20c0 19-9 31-19 31s-19-12-19-31z" fill="#e2a883" />
      <path d="M41 50c10-2 18-8 21-17 3 8 9 13 17 16-1-13-8-21-19-21s-18 8-19 22z" fill="#0d3f41" />
      <path {...line} d="M51 67c5 6 13 6 18 0M48 87l12 12 12-12" />
      <path {...line} d="M50 54v1M70 54v1" strokeWidth="5" />
      <path {...line} d="m60 57-2 5 3 1" strokeWidth="2" />
    </svg>
  )
}

export function DoctorWhitlow() {
  return (
    <svg className="portrait" viewBox="0 0 120 120" role="img" aria-label="Drawing of Dr. Whitlow">
      <circle cx="60" cy="60" r="60" fill="#fde0d6" />
      <path {...line} d="M14 120c2-22 16-31 33-33h26c17 2 31 11 33 33z" fill="#128a80" />
      <path {...line} d="M50 76v12l10 11 10-11V76z" fill="#f0bfa3" />
      <path
        {...line}
        d="M40 50c0-16 8-23 20-23s20 7 20 23c0 3 3 2 3 7s-4 7-5 7c-3 11-10 17-18 17s-15-6-18-17c-1 0-5-2-5-7s3-4 3-7z"
        fill="#f6cdb4"
      />
      <path
        {...line}
        d="M39 48c-5-21 8-30 23-29 14 1 23 11 19 29-4-3-5-8-6-12-10 3-22 2-29-2-2 5-3 10-7 14z"
        fill="#c9b8a4"
      />
      <circle {...line} cx="50" cy="54" r="8" />
      <circle {...line} cx="71" cy="54" r="8" />
      <path {...line} d="M58 53q2-2 5 0M52 69c5 5 12 5 17 0M47 87l13 14 13-14" />
      <path {...line} d="M50 54v1M71 54v1" strokeWidth="5" />
    </svg>
  )
}

/** Orchard Row with the practice on one side and the library on the other. */
export function StreetMap() {
  return (
    <svg
      className="street-map"
      viewBox="0 0 320 124"
      role="img"
      aria-label="Map: Larkfield Dental stands in Orchard Row, opposite the library. The garage is in the same street."
    >
      <rect width="320" height="124" rx="24" fill="#fff" />
      <path d="M0 72h320" stroke="#dcefeb" strokeWidth="28" />
      <path {...line} d="M110 72h196" stroke="#fff" strokeDasharray="1 14" strokeWidth="4" />
      <rect {...line} x="112" y="90" width="96" height="28" rx="10" fill="#fff" />
      <rect {...line} x="232" y="16" width="66" height="36" rx="10" fill="#fff" />
      <g fill="#128a80">
        <circle cx="34" cy="34" r="13" />
        <circle cx="62" cy="42" r="9" />
        <circle cx="264" cy="106" r="10" />
        <circle cx="52" cy="106" r="9" />
      </g>
      <path {...line} d="M160 62c-14-15-22-24-22-34a22 22 0 0 1 44 0c0 10-8 19-22 34z" fill="#ff8a6b" />
      <path d="M150 27c2 11 18 11 20 0z" fill="#fff" />
      <g className="map-words" fill="#0d3f41" textAnchor="middle">
        <text x="160" y="109">
          Library
        </text>
        <text x="265" y="39">
          Garage
        </text>
        <text x="58" y="77">
          Orchard Row
        </text>
      </g>
    </svg>
  )
}
