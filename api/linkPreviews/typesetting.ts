import { setImmediate } from 'node:timers/promises'
import type { Font, GlyphRun } from 'fontkit'
import { readFont } from '../platform/files/fonts.ts'

// Newsreader and Instrument Sans have no Cyrillic or Greek letters.
const families = {
  display: [
    '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal',
    '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal',
    '@fontsource-variable/literata/files/literata-cyrillic-wght-normal',
    '@fontsource-variable/literata/files/literata-cyrillic-ext-wght-normal',
    '@fontsource-variable/literata/files/literata-greek-wght-normal',
  ],
  ui: [
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal',
    '@fontsource-variable/inter/files/inter-cyrillic-wght-normal',
    '@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal',
    '@fontsource-variable/inter/files/inter-greek-wght-normal',
  ],
} as const

export type Family = keyof typeof families

export interface Style {
  family: Family
  size: number
}

export interface Box extends Style {
  width: number
  maxLines: number
}

/** Converts text to paths: SVG renderers only draw text in fonts of the system. */
export type Typesetting = Awaited<ReturnType<typeof loadTypesetting>>

const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Join_Control}|\u20e3|[\u{e0020}-\u{e007f}]/u
const graphemes = new Intl.Segmenter()

export async function loadTypesetting() {
  const { create } = await import('fontkit')
  const fonts = { display: await loadFonts('display'), ui: await loadFonts('ui') }

  async function loadFonts(family: Family): Promise<Font[]> {
    const loaded: Font[] = []
    for (const file of families[family]) {
      const font = create(await readFont(`${file}.woff2`)) as Font
      // The first glyph decompresses the font; other requests get a turn between the fonts.
      font.layout('a')
      await setImmediate()
      loaded.push(font)
    }
    return loaded
  }

  /** Removes emoji. Null if a font lacks other characters, or nothing is left. */
  function toDrawable(text: string, family: Family): string | null {
    const kept = Array.from(text.normalize('NFC')).filter((character) => findFont(character, family) || !emoji.test(character))
    const line = kept.join('').replaceAll(/\s+/g, ' ').trim()
    return line !== '' && kept.every((character) => findFont(character, family)) ? line : null
  }

  function findFont(character: string, family: Family): Font | undefined {
    return fonts[family].find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  }

  function layOut(text: string, { family, size }: Style): { run: GlyphRun; scale: number }[] {
    const parts: { font: Font; text: string }[] = []
    for (const character of text) {
      const last = parts.at(-1)
      const font = findFont(character, family)
      if (last && (!font || last.font === font)) last.text += character
      else if (font) parts.push({ font, text: character })
    }
    return parts.map(({ font, text: part }) => ({ run: font.layout(part), scale: size / font.unitsPerEm }))
  }

  function measure(text: string, style: Style): number {
    return layOut(text, style).reduce((width, { run, scale }) => width + run.advanceWidth * scale, 0)
  }

  /** @returns path data of one line that starts at `x` on the baseline `y` */
  function draw(text: string, style: Style, { x, y }: { x: number; y: number }): string {
    let at = x
    return layOut(text, style)
      .flatMap(({ run, scale }) =>
        run.glyphs.map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
          const path = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale)
          at += xAdvance * scale
          return path.toSVG()
        }),
      )
      .join('')
  }

  function wrap(text: string, box: Box): { lines: string[]; isComplete: boolean } {
    const lines: string[] = []
    const fits = (line: string) => measure(line, box) <= box.width
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) line = longer
      else if (lines.length + 1 === box.maxLines || !fits(word)) return { lines: [...lines, shorten(longer, fits)], isComplete: false }
      else {
        lines.push(line)
        line = word
      }
    }
    return { lines: [...lines, line], isComplete: true }
  }

  function shorten(line: string, fits: (line: string) => boolean): string {
    const letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
    const cut = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`
    let [shortest, tooLong] = [0, letters.length]
    while (tooLong - shortest > 1) {
      const middle = Math.floor((shortest + tooLong) / 2)
      if (fits(cut(middle))) shortest = middle
      else tooLong = middle
    }
    // Between words, unless that leaves too little.
    const end = letters.lastIndexOf(' ', shortest)
    return cut(end > shortest / 2 ? end : shortest)
  }

  return { toDrawable, measure, draw, wrap }
}
