/** Fades, with the clippers. */
export function Sam() {
  return (
    <svg viewBox="0 0 320 300" aria-hidden="true">
      <path d="M34 300q2-60 92-72l34 14 34-14q90 12 92 72z" fill="#1c2440" />
      <path d="M126 228l34 72 34-72-34 14z" fill="#fff1d6" />
      <path d="M130 168h60v62l-30 26-30-26z" fill="#7c4526" />
      <circle cx="99" cy="132" r="15" fill="#a9683e" />
      <circle cx="221" cy="132" r="15" fill="#7c4526" />
      <path d="M100 70h120v78q0 62-60 62t-60-62z" fill="#a9683e" />
      <path d="M160 70h60v78q0 62-60 62v-28l-14-6 14-62z" fill="#8b5230" />
      <path d="M100 78h14v42h-14zM206 78h14v42h-14z" fill="#4d3128" />
      <path d="M96 92V44l14-28h104l10 30v46h-16V78H112v14z" fill="#1c2440" />
      <path d="M118 110h30M172 110h30" stroke="#1c2440" strokeWidth="8" />
      <circle cx="134" cy="126" r="6" fill="#1c2440" />
      <circle cx="188" cy="126" r="6" fill="#1c2440" />
      <path d="M136 188q24 14 48-6" fill="none" stroke="#fff1d6" strokeWidth="8" />
      <path d="M14 300q0-40 10-70h52q8 34 12 70z" fill="#1c2440" />
      <path d="M28 88h40l4 100q0 20-24 20t-24-20z" fill="#f2b33d" />
      <path d="M48 88h20l4 100q0 20-24 20z" fill="#d4901f" />
      <path d="M24 78h48l-6 18H30z" fill="#1c2440" />
      <path d="M20 66h56v12H20z" fill="#dfe3e4" />
      <path
        d="M23 54v12M31 54v12M39 54v12M48 54v12M57 54v12M65 54v12M73 54v12"
        stroke="#dfe3e4"
        strokeWidth="5"
      />
      <path d="M42 116h12v34H42z" fill="#1c2440" />
      <path d="M18 176q-6 0-6 10v36q0 12 14 12h46q14 0 14-14v-32q0-12-12-12z" fill="#a9683e" />
      <path d="M52 190h32M52 204h34M54 218h30" stroke="#7c4526" strokeWidth="5" />
    </svg>
  )
}

/** Scissors. */
export function Ray() {
  return (
    <svg viewBox="0 0 320 300" aria-hidden="true">
      <path d="M34 300q2-58 92-70l34 14 34-14q90 12 92 70z" fill="#92221c" />
      <path d="M118 231l42 46 42-46-42 13z" fill="#f2b33d" />
      <path d="M134 176h52v58l-26 24-26-24z" fill="#c98d63" />
      <circle cx="103" cy="138" r="14" fill="#eab78e" />
      <circle cx="217" cy="138" r="14" fill="#c98d63" />
      <path d="M106 70h108v92q0 54-54 54t-54-54z" fill="#eab78e" />
      <path d="M160 70h54v92q0 54-54 54v-36l-18-4 18-50z" fill="#d79f76" />
      <path
        d="M98 128V76q0-44 50-46 20-22 62-12 26 8 20 34 2 10-6 24v52h-14V90q-52 4-72-18-4 20-24 22v34z"
        fill="#8d979d"
      />
      <path d="M148 30q20-22 62-12 26 8 20 34-60 10-82-22z" fill="#bcc4c8" />
      <path
        d="M116 126h36v28h-36zM168 126h36v28h-36zM152 134h16"
        fill="none"
        stroke="#1c2440"
        strokeWidth="7"
      />
      <circle cx="136" cy="140" r="5" fill="#1c2440" />
      <circle cx="188" cy="140" r="5" fill="#1c2440" />
      <path d="M160 180q-12-6-22 2-8 8-20 6 16 16 42 6 26 10 42-6-12 2-20-6-10-8-22-2z" fill="#8d979d" />
      <path d="M236 300q2-40 8-66h52q10 30 10 66z" fill="#92221c" />
      <path d="M262 178L240 58l16-6 20 112zM276 178l30-118-15-7-27 110z" fill="#1c2440" />
      <path d="M262 178L240 58l8-3 21 109z" fill="#5d688f" />
      <circle cx="270" cy="154" r="5" fill="#f2b33d" />
      <path d="M246 176q-6 0-6 12v36q0 12 14 12h38q14 0 14-12v-36q0-12-10-12z" fill="#eab78e" />
      <path d="M244 192h32M242 206h34M244 220h30" stroke="#c98d63" strokeWidth="5" />
    </svg>
  )
}

/** Shaves, with the razor. */
export function Theo() {
  return (
    <svg viewBox="0 0 320 300" aria-hidden="true">
      <path d="M26 300q2-64 98-76l36 14 36-14q98 12 98 76z" fill="#fff1d6" />
      <path d="M160 300V230l50-4q86 12 84 74z" fill="#ecd9b4" />
      <circle cx="97" cy="124" r="15" fill="#dd9b6c" />
      <circle cx="223" cy="124" r="15" fill="#b9764a" />
      <path d="M100 96q0-76 60-76t60 76v60H100z" fill="#dd9b6c" />
      <path d="M160 20q60 0 60 76v60h-60l-14-4 14-44z" fill="#c48355" />
      <path d="M118 58q6-18 24-24" fill="none" stroke="#f3c9a4" strokeWidth="8" />
      <path d="M112 100l36 6M208 100l-36 6" stroke="#7d2a12" strokeWidth="11" />
      <circle cx="134" cy="120" r="6" fill="#1c2440" />
      <circle cx="186" cy="120" r="6" fill="#1c2440" />
      <path
        d="M98 116h14q4 34 26 34 10-12 22-4 12-8 22 4 22 0 26-34h14v60q0 84-62 100-62-16-62-100z"
        fill="#d0582b"
      />
      <path d="M160 146q12-8 22 4 22 0 26-34h14v60q0 84-62 100z" fill="#a8401b" />
      <path d="M138 176q22 10 44 0-6 14-22 14t-22-14z" fill="#fff1d6" />
      <path d="M12 300q0-40 10-66h54q8 32 12 66z" fill="#fff1d6" />
      <path d="M34 176l-2-92q0-18 14-34l14-14q10-4 12 8l-4 60-18 72z" fill="#dfe3e4" />
      <path d="M58 38l2-2q10-4 12 8l-4 60-18 72h-8q20-60 16-138z" fill="#fffaf0" />
      <path d="M34 172h18l26-26 12 12-34 36H34z" fill="#f2b33d" />
      <path d="M18 180q-6 0-6 10v36q0 12 14 12h46q14 0 14-14v-32q0-12-12-12z" fill="#dd9b6c" />
      <path d="M50 194h34M52 208h34M54 222h30" stroke="#b9764a" strokeWidth="5" />
    </svg>
  )
}
