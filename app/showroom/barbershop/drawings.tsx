/** A straight razor, open. */
export function Razor() {
  return (
    <svg className="razor" viewBox="0 20 672 140" aria-hidden="true">
      <path
        d="M6 96q-10 34 22 40 210 26 396-4 24-6 20-26-4-14-24-12-190 18-366-18-40-8-48 20z"
        fill="#1c2440"
      />
      <path d="M6 96q8-28 48-20 176 36 366 18 12-1 18 5-200 26-396-12-24-4-36 9z" fill="#36416a" />
      <circle cx="46" cy="108" r="9" fill="#f2b33d" />
      <circle cx="236" cy="122" r="7" fill="#f2b33d" />
      <path
        d="M408 104l62-20q30-24 76-32l96-18q10-2 12 8l4 56q0 10-10 10-90 4-150-2-22-2-42 6l-26 12z"
        fill="#dfe3e4"
      />
      <path d="M500 106q90 6 148 2 10 0 10-10l-1-14q-80 6-170 2-16 2-33 12z" fill="#fffaf0" />
      <path d="M408 104l62-20q30-24 76-32l96-18q8-2 11 5L552 60q-42 8-70 32l-68 28z" fill="#aab2b6" />
      <path d="M418 128q-40 22-58 10" fill="none" stroke="#dfe3e4" strokeWidth="10" strokeLinecap="round" />
      <circle cx="420" cy="112" r="11" fill="#f2b33d" />
      <circle cx="420" cy="112" r="4" fill="#1c2440" />
    </svg>
  )
}

/** The bell on the counter. */
export function Bell() {
  return (
    <svg className="bell" viewBox="0 0 420 300" aria-hidden="true">
      <path
        d="M70 96L34 70M112 54L92 14M210 40V0M308 54l20-40M350 96l36-26"
        stroke="#92221c"
        strokeWidth="12"
      />
      <path d="M192 62h36v38h-36z" fill="#1c2440" />
      <path d="M172 62q0-18 38-18t38 18v10h-76z" fill="#92221c" />
      <path d="M70 236q0-148 140-148t140 148z" fill="#f2b33d" />
      <path d="M210 88q140 0 140 148h-52q0-122-88-148z" fill="#d4901f" />
      <path d="M110 222q0-84 62-108-30 40-34 108z" fill="#ffe3a3" />
      <path d="M46 232h328v30H46z" fill="#1c2440" />
      <path d="M20 262h380v38H20z" fill="#92221c" />
      <path d="M20 262h380v10H20z" fill="#1c2440" />
    </svg>
  )
}
