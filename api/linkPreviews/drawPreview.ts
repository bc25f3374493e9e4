import type { Style, Typesetting } from './typesetting.ts'

export interface Preview {
  readonly kind: 'profile' | 'twin'
  readonly name: string
  readonly username: string
  readonly line: string
  /** The page, without protocol. */
  readonly address: string
}

export const previewSize = { width: 1200, height: 630 }
export const portrait = { x: 96, y: 145, size: 340 }

const colors = {
  surface: '#f5f9fc',
  text: '#1a1614',
  quiet: '#645e57',
  accent: '#1454a5',
  soft: '#dfeffd',
  onAccent: '#fdfeff',
  private: '#7745c1',
}

const column = { x: 528, width: 1104 - 528 }
const center = { x: portrait.x + portrait.size / 2, y: portrait.y + portrait.size / 2 }
const largeNameSizes = [84, 72, 60]
const smallestNameSize = 50
const lineStyle = { family: 'ui', size: 30, width: column.width, maxLines: 3 } as const
const label = { text: 'AI twin', style: { family: 'ui', size: 26 }, height: 48, padding: 22, below: 28 } as const
const footer = { style: { family: 'ui', size: 24 }, y: 552, above: 56 } as const
const topMargin = 48

/** @returns SVG without text elements, so it needs no fonts */
export function drawPreview(preview: Preview, typesetting: Typesetting, { hasPicture }: { hasPicture: boolean }): string {
  const shownName = typesetting.toDrawable(preview.name, 'display') ?? `@${preview.username}`
  const name = fitName(shownName, typesetting)
  const line = typesetting.toDrawable(preview.line, 'ui')
  const lines = line === null ? [] : typesetting.wrap(line, lineStyle).lines
  const labelHeight = preview.kind === 'twin' ? label.height + label.below : 0
  const nameHeight = name.lines.length * name.style.size * 1.1
  const lineHeight = lineStyle.size * 1.4
  const linesHeight = lines.length === 0 ? 0 : 24 + lines.length * lineHeight
  const height = labelHeight + nameHeight + linesHeight
  const top = Math.max(topMargin, Math.min(center.y - height / 2, footer.y - footer.above - height))

  const write = (text: string, style: Style, at: { x: number; y: number }, color: string) =>
    `<path fill="${color}" d="${typesetting.draw(text, style, at)}"/>`
  const nameTop = top + labelHeight
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.surface}"/>`,
    drawRing(center, portrait.size / 2 + 24, { width: 10, color: colors.accent }),
    hasPicture ? '' : drawInitials(),
    preview.kind === 'twin' ? drawLabel() : '',
    ...name.lines.map((text, index) =>
      write(text, name.style, { x: column.x, y: nameTop + name.style.size * (0.82 + index * 1.1) }, colors.text),
    ),
    ...lines.map((text, index) =>
      write(text, lineStyle, { x: column.x, y: nameTop + nameHeight + 24 + lineStyle.size * 0.9 + index * lineHeight }, colors.quiet),
    ),
    drawFooter(),
    '</svg>',
  ].join('')

  function drawInitials(): string {
    const initials = getInitials(shownName)
    const style = { family: 'display', size: 150 } as const
    const at = { x: center.x - typesetting.measure(initials, style) / 2, y: center.y + 50 }
    return `<circle cx="${center.x}" cy="${center.y}" r="${portrait.size / 2}" fill="${colors.soft}"/>${write(initials, style, at, colors.accent)}`
  }

  function drawLabel(): string {
    const width = typesetting.measure(label.text, label.style) + 2 * label.padding
    const at = { x: column.x + label.padding, y: top + label.height / 2 + label.style.size * 0.35 }
    return `<rect x="${column.x}" y="${top}" width="${width}" height="${label.height}" rx="${label.height / 2}" fill="${colors.accent}"/>${write(label.text, label.style, at, colors.onAccent)}`
  }

  function drawFooter(): string {
    const brand = { family: 'display', size: 34 } as const
    const x = column.x + column.width - typesetting.measure('Twain', brand)
    const box = { ...footer.style, width: x - column.x - 120, maxLines: 1 }
    const address = typesetting.toDrawable(preview.address, 'ui')
    return [
      address === null
        ? ''
        : write(typesetting.wrap(address, box).lines[0] ?? '', footer.style, { x: column.x, y: footer.y }, colors.quiet),
      drawRing({ x: x - 54, y: footer.y - 11 }, 15, { width: 4, color: colors.private, isClosed: true }),
      drawRing({ x: x - 36, y: footer.y - 11 }, 15, { width: 4, color: colors.accent }),
      write('Twain', brand, { x, y: footer.y }, colors.text),
    ].join('')
  }
}

function fitName(name: string, { wrap }: Typesetting): { lines: string[]; style: Style } {
  const fit = (size: number) => {
    const style = { family: 'display', size } as const
    return { ...wrap(name, { ...style, width: column.width, maxLines: 2 }), style }
  }
  return largeNameSizes.map(fit).find(({ isComplete }) => isComplete) ?? fit(smallestNameSize)
}

function getInitials(name: string): string {
  const letters = name.split(/[\s-]+/u).flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0].toLocaleUpperCase('en') ?? [])
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('')
}

interface Stroke {
  width: number
  color: string
  isClosed?: boolean
}

function drawRing({ x, y }: { x: number; y: number }, radius: number, { width, color, isClosed }: Stroke): string {
  const stroke = `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`
  if (isClosed) return `<circle cx="${x}" cy="${y}" r="${radius}" ${stroke}/>`
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`
  }
  return `<path d="M${point(-16)}A${radius} ${radius} 0 1 1 ${point(-74)}" ${stroke}/>`
}
