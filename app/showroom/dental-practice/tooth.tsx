/** The tooth of the first screen: whole on the left, cut open on the right, with a thread of floss that leads down the page. */
export function Tooth() {
  return (
    <svg
      className="tooth"
      viewBox="-600 300 2400 520"
      role="img"
      aria-label="A tooth in the gum, its right half cut open: enamel, filling, dentine and nerve"
    >
      <defs>
        <path
          id="molar"
          d="M0-62C34-92 96-96 132-62c48 46 42 118 26 172-16 56-26 118-36 180-8 50-52 50-62 4C50 240 36 176 0 176S-50 240-60 294c-10 46-54 46-62-4-10-62-20-124-36-180-16-54-22-126 26-172C-96-96-34-92 0-62z"
        />
        <path
          id="gum"
          d="M600 636C690 636 716 592 778 592S852 634 912 634s76-42 136-42 76 42 136 42 76-42 136-42 76 42 136 42 76-42 136-42 76 42 136 42 40-6 80-12V830H600z"
        />
        <path
          id="neighbour"
          d="M196 660c-20-50-38-112 4-140 34-22 70-16 92 4 24-20 66-22 94 6 34 36 20 88 0 130z"
        />
        <g id="neighbours" fill="url(#beside)">
          <use href="#neighbour" />
          <use href="#neighbour" x="-262" y="16" />
          <use href="#neighbour" x="-530" y="26" />
        </g>
        <clipPath id="whole">
          <use href="#molar" />
        </clipPath>
        <clipPath id="cut">
          <path d="M0-120H240V360H0z" />
        </clipPath>
        <linearGradient id="enamel">
          <stop offset="0" stopColor="#cfe3df" />
          <stop offset=".3" stopColor="#fff" />
        </linearGradient>
        <linearGradient id="beside" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#dcebe8" />
        </linearGradient>
      </defs>
      <ellipse cx="600" cy="960" rx="1300" ry="640" fill="#dcefeb" />
      <use href="#neighbours" />
      <use href="#neighbours" transform="matrix(-1 0 0 1 1200 0)" />
      <g transform="translate(600 408) scale(.93)">
        <use href="#molar" fill="url(#enamel)" stroke="#0d3f41" strokeWidth="5" />
        <path d="M-126 4c-6-32 6-54 26-64" fill="none" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
      </g>
      <g fill="#f59c84">
        <use href="#gum" />
        <use href="#gum" transform="matrix(-1 0 0 1 1200 0)" />
      </g>
      <g fill="#f9b5a0">
        <use href="#gum" y="26" />
        <use href="#gum" transform="matrix(-1 0 0 1 1200 26)" />
      </g>
      <g transform="translate(600 408) scale(.93)">
        <g clipPath="url(#whole)">
          <g clipPath="url(#cut)">
            <path d="M0-120H240V360H0z" fill="#fff" />
            <path
              d="M0-8C40-42 92-46 116-6c26 40 18 88 6 130-14 52-26 112-34 186H72C60 236 50 152 0 150z"
              fill="#ffdc98"
            />
            <path
              d="M22 66c18-34 66-28 68 4 4 34-4 66-6 112-2 40-1 70-3 112h-6C66 250 62 190 44 158 30 132 6 100 22 66z"
              fill="#f4795b"
            />
            <path
              d="M40 76c8-14 20-16 28-10"
              fill="none"
              stroke="#ffb29c"
              strokeWidth="7"
              strokeLinecap="round"
            />
            <path
              d="M106 24c12 26 8 60-2 96M20 20c14-12 28-18 42-18"
              fill="none"
              stroke="#f1c46c"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path d="M40-110h84c8 50-8 86-42 88s-50-38-42-88z" fill="#128a80" />
            <path
              d="M58-110c-8 36-2 60 16 76"
              fill="none"
              stroke="#5cc2b6"
              strokeWidth="9"
              strokeLinecap="round"
            />
          </g>
        </g>
        <path
          d="M0-62C34-92 96-96 132-62c48 46 42 118 26 172-16 56-26 118-36 180-8 50-52 50-62 4C50 240 36 176 0 176V-62z"
          fill="none"
          stroke="#0d3f41"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M434 474c-10 20 2 38 24 46 86 38 206 42 288 10 48-18 104 22 88 86-16 66-234 50-234 142v72"
        fill="none"
        stroke="#128a80"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      <g stroke="#0d3f41" strokeWidth="3" strokeLinecap="round" fill="none">
        <path className="for-desk" d="M690 362c50 0 80-14 136-14M654 478c76 0 110-26 172-26" />
        <path
          className="for-phone"
          d="M690 362c40 0 60-10 104-10M654 478c56 0 90-10 140-10"
          strokeWidth="5"
        />
        <path className="for-desk" d="M514 424c-58 0-84-16-140-16" />
      </g>
      <g fill="#0d3f41" stroke="#fff" strokeWidth="3">
        <circle cx="690" cy="362" r="9" />
        <circle cx="654" cy="478" r="9" />
        <circle className="for-desk" cx="514" cy="424" r="9" />
      </g>
    </svg>
  )
}
