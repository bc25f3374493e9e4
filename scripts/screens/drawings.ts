import sharp from 'sharp'

/** What stands in for photographs: places by the sea, drawn in a few shapes. */
export const drawings = {
  portrait: portrait('#f0c9a4', '#3b2a2a', '#33566b', '#c9dde2'),
  marsh: landscape({ sky: ['#f6d7a8', '#e79d83'], sea: '#7d8f8a', land: '#4b5b46', sun: '#fff3d6' }),
  wall: landscape({ sky: ['#c7d9e6', '#eef3f1'], sea: '#4f7d94', land: '#8d8272', sun: '#ffffff' }),
  night: landscape({ sky: ['#16233c', '#3c4f73'], sea: '#22344e', land: '#101a2b', sun: '#f2ead0' }),
  tomas: portrait('#d9a07c', '#1f1a17', '#7a4b3a', '#efe0cf'),
  noor: portrait('#c68d64', '#2a1c16', '#5d4a7d', '#dcd6ea'),
}

interface Landscape {
  sky: [string, string]
  sea: string
  land: string
  sun: string
}

function landscape({ sky: [high, low], sea, land, sun }: Landscape) {
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect width="960" height="720" fill="url(#sky)"/>
    <circle cx="690" cy="300" r="62" fill="${sun}"/>
    <rect y="400" width="960" height="320" fill="${sea}"/>
    <path d="M560 430h260M600 462h190M640 494h110M610 526h150" stroke="${sun}" stroke-width="6" stroke-linecap="round" opacity=".55"/>
    <path d="M0 440C180 400 260 470 420 500S700 640 960 610V720H0Z" fill="${land}"/>
    <path d="M0 560C160 530 330 600 520 640S820 700 960 690V720H0Z" fill="${land}" opacity=".6"/>
    <path d="M150 448V352M150 372l44 14-44 14" stroke="${land}" stroke-width="8" fill="${land}"/>
  </svg>`)
}

function portrait(skin: string, hair: string, coat: string, behind: string) {
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <rect width="512" height="512" fill="${behind}"/>
    <path d="M0 372q128-44 256 0t256 0V512H0Z" fill="#fff" opacity=".4"/>
    <path d="M150 232C140 92 372 92 362 232C372 300 356 360 340 372H172C156 360 140 300 150 232Z" fill="${hair}"/>
    <path d="M84 512C92 404 176 372 256 372S420 404 428 512Z" fill="${coat}"/>
    <path d="M220 312H292V384Q256 412 220 384Z" fill="${skin}"/>
    <ellipse cx="256" cy="240" rx="80" ry="98" fill="${skin}"/>
    <path d="M172 236C176 140 262 150 300 176C330 196 340 214 342 240C352 120 300 120 256 120S160 130 172 236Z" fill="${hair}"/>
  </svg>`)
}

function png(svg: string) {
  return sharp(Buffer.from(svg)).png().toBuffer()
}
