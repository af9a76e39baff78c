const skin = '#d89c74'
const crease = '#a9693f'

/** A finger or an arm: one round stroke upon a slightly wider, darker one. */
function Limb({ d, width, colour = skin }: { d: string; width: number; colour?: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={crease} strokeWidth={width + 3} />
      <path d={d} stroke={colour} strokeWidth={width} />
    </g>
  )
}

/** Lena's hands on a bowl that is still turning. */
export function Wheel() {
  return (
    <svg className="pot" viewBox="0 60 480 270" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d="M206 268h68l10 62h-88z" fill="#57504a" />
      <path d="M206 268h68l10 62h-88z" fill="url(#round)" />
      <path d="M96 250c0 44 288 44 288 0v18c0 46-288 46-288 0z" fill="#2b2823" />
      <ellipse cx="240" cy="250" rx="144" ry="31" fill="#3d3831" />
      <path d="M132 238c0 28 216 28 216 0v10c0 30-216 30-216 0z" fill="#6f675d" />
      <ellipse cx="240" cy="238" rx="108" ry="21" fill="#a59a8b" />
      <path
        d="M168 240q72 18 144 0M188 230q52-8 104 0"
        fill="none"
        stroke="#857a6c"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <ellipse cx="240" cy="130" rx="92" ry="20" fill="#a4502f" />
      <ellipse cx="240" cy="130" rx="92" ry="20" fill="url(#hollow)" />
      <Limb d="M330 106q-18 4-30 30" width={19} />
      <Limb d="M320 100q-26 4-40 34" width={19} />
      <path
        d="M148 130c0 27 184 27 184 0 4 60-30 82-42 110-24 9-76 9-100 0-12-28-46-50-42-110z"
        fill="#bf6540"
      />
      <path
        d="M148 130c0 27 184 27 184 0 4 60-30 82-42 110-24 9-76 9-100 0-12-28-46-50-42-110z"
        fill="url(#round)"
      />
      <path
        d="M152 160q88 26 176 0M160 184q80 24 160 0M174 206q66 20 132 0"
        fill="none"
        stroke="#8f4427"
        strokeWidth="2"
        opacity=".5"
      />
      <Limb d="M500 62L404 102" width={62} colour="#2242a8" />
      <Limb d="M410 100L362 112" width={42} />
      <Limb d="M366 102L326 112" width={30} />
      <Limb d="M360 126q-26 10-34 44" width={20} />
      <path d="M412 66l18 62" stroke="#152c78" strokeWidth="7" strokeLinecap="round" />
      <Limb d="M-20 296L74 238" width={62} colour="#2242a8" />
      <Limb d="M68 242L112 214" width={42} />
      <Limb d="M112 196q28-26 44-48" width={20} />
      <Limb d="M114 226q34 6 72 4" width={18} />
      <Limb d="M116 216q36 0 72-6" width={18} />
      <Limb d="M114 204q36-4 68-14" width={18} />
      <path d="M108 196l4 38" stroke={skin} strokeWidth="26" strokeLinecap="round" />
      <path d="M58 216l34 52" stroke="#152c78" strokeWidth="7" strokeLinecap="round" />
    </svg>
  )
}

/** Tomasz's apron on its peg, his hands around a parcel. */
export function Apron() {
  return (
    <svg className="pot" viewBox="0 0 320 350" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d="M104 124C112 60 140 26 160 24s48 36 56 100" fill="none" stroke="#d9c8a4" strokeWidth="9" />
      <path d="M150 16h20v16h-20z" fill="#4e1b0c" />
      <circle cx="160" cy="18" r="10" fill="#e2a63c" />
      <path
        d="M100 116q60 16 120 0c-2 40 14 52 34 62 8 50 8 100 2 128q-96 22-192 0c-6-28-6-78 2-128 20-10 36-22 34-62z"
        fill="#f0e6d2"
      />
      <path
        d="M100 116q60 16 120 0c-2 40 14 52 34 62 8 50 8 100 2 128q-96 22-192 0c-6-28-6-78 2-128 20-10 36-22 34-62z"
        fill="url(#round)"
        opacity=".7"
      />
      <path
        d="M104 190q-12 60-6 116M216 190q12 60 6 116"
        fill="none"
        stroke="#b79d6b"
        strokeWidth="2"
        opacity=".6"
      />
      <path d="M66 178q-18 10-22 54M254 178q18 10 22 54" fill="none" stroke="#d9c8a4" strokeWidth="6" />
      <path d="M126 150q34 8 68 0v40q-34 12-68 0z" fill="#e0d0b2" stroke="#b79d6b" strokeWidth="2" />
      <path d="M178 124v44" stroke="#2242a8" strokeWidth="7" />
      <path d="M174.500 124l3.500-10 3.500 10z" fill="#2b2823" />
      <path d="M90 340c50-8 150-8 196 2-60 10-150 8-196-2z" fill="#4e1b0c" opacity=".5" />
      <path d="M94 234h126v106H94z" fill="#c79f6c" />
      <path d="M94 234h126v106H94z" fill="url(#round)" opacity=".7" />
      <path d="M94 234l14-14h126l-14 14z" fill="#dcb988" />
      <path d="M220 234l14-14v106l-14 14z" fill="#9c7748" />
      <path d="M157 340V234l14-14M94 287h126l14-14" fill="none" stroke="#fff6e4" strokeWidth="4" />
      <path
        d="M164 226c-24-30-44-14-2 0 34-24 48-4 2 0M160 228l-14 16M166 227l16 14"
        fill="none"
        stroke="#fff6e4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Limb d="M-30 320L40 292" width={56} colour="#aebd95" />
      <Limb d="M38 293L78 280" width={38} />
      <Limb d="M86 310q18 6 36 2" width={16} />
      <Limb d="M88 297q20 4 42-1" width={16} />
      <Limb d="M88 283q20 2 42-5" width={16} />
      <Limb d="M82 268q16-6 28-24" width={17} />
      <path d="M76 274l4 28" stroke={skin} strokeWidth="28" strokeLinecap="round" />
      <path d="M26 266l22 52" stroke="#7f9066" strokeWidth="6" strokeLinecap="round" />
      <Limb d="M350 320L284 292" width={56} colour="#aebd95" />
      <Limb d="M286 293L250 280" width={38} />
      <Limb d="M242 310q-14 6-30 2" width={16} />
      <Limb d="M240 297q-18 4-36-1" width={16} />
      <Limb d="M240 283q-18 2-36-5" width={16} />
      <Limb d="M246 268q-16-6-26-24" width={17} />
      <path d="M252 274l-4 28" stroke={skin} strokeWidth="28" strokeLinecap="round" />
      <path d="M298 266l-22 52" stroke="#7f9066" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
