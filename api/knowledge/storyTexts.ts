import { createPause } from '../platform/limits/pauses.ts'
import { trimEndMatching } from '../platform/text/trimming.ts'
import { maxContentLength, maxTitleLength } from './validation.ts'

export interface StoryText {
  title: string
  content: string
}

export type StorySplit = 'file' | 'heading'

/** Checked rarely, because reading the clock is slower than reading a line. */
const linesBetweenLooks = 1000

interface Section {
  heading: string | null
  lines: string[]
}

/** @param most stops at one item above this */
export async function splitStories(
  { name, text, split }: { name: string; text: string; split: StorySplit },
  most = Infinity,
): Promise<StoryText[]> {
  const fileTitle = name.replace(/\.[^.]*$/, '').trim() || name
  const isMarkdown = /\.(md|markdown)$/i.test(name)
  const sections = isMarkdown ? await splitSections(text) : [{ heading: null, lines: text.split(/\r?\n/) }]
  const pause = createPause()
  const stories: StoryText[] = []
  for (const { heading, lines } of split === 'heading' ? sections : [await joinSections(sections)]) {
    await pause()
    stories.push(...splitStory(heading ?? fileTitle, lines.join('\n').trim(), heading !== null))
    if (stories.length > most) break
  }
  return stories
}

async function joinSections(sections: Section[]): Promise<Section> {
  const [first, ...rest] = sections.filter(({ heading, lines }) => heading !== null || lines.some((line) => line.trim() !== ''))
  if (first && rest.length === 0) return first
  const pause = createPause()
  const all: Section = { heading: null, lines: [] }
  for (const { heading, lines } of sections) {
    await pause()
    if (heading !== null) all.lines.push(`# ${heading}`)
    for (const line of lines) all.lines.push(line)
  }
  return all
}

async function splitSections(text: string): Promise<Section[]> {
  const sections: Section[] = [{ heading: null, lines: [] }]
  const lines = text.split(/\r?\n/)
  const pause = createPause()
  let fence: string | null = null
  for (let index = 0; index < lines.length; index++) {
    if (index % linesBetweenLooks === 0) await pause()
    const line = lines[index] ?? ''
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null
    if (fence === null) fence = mark
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null
    const heading = fence === null ? findHeading(lines, index) : null
    if (heading === null) {
      sections.at(-1)?.lines.push(line)
      continue
    }
    sections.push({ heading: heading.text, lines: [] })
    index += heading.lines - 1
  }
  return sections
}

function findHeading(lines: string[], index: number): { text: string; lines: number } | null {
  const line = lines[index] ?? ''
  if (line === '') return null
  if (/^ {0,3}#[ \t]+\S/.test(line)) return { text: cleanHeading(line), lines: 1 }
  const isUnderlined = /^ {0,3}={2,}[ \t]*$/.test(lines[index + 1] ?? '') && /^ {0,3}[^\s>#=-]/.test(line)
  const startsParagraph = index === 0 || lines[index - 1]?.trim() === ''
  return isUnderlined && startsParagraph ? { text: line.trim(), lines: 2 } : null
}

/** Keeps `#` within words, as in `# Learning C#`. */
function cleanHeading(line: string): string {
  const text = line.slice(line.indexOf('#') + 1).trim()
  const open = trimEndMatching(text, /#/)
  return /^\s$/.test(open.slice(-1)) ? open.trim() : text
}

function splitStory(title: string, text: string, isHeading: boolean): StoryText[] {
  if (text === '' && !isHeading) return []
  const room = maxTitleLength - ' (1000)'.length
  const isTooLong = title.length > room
  const short = isTooLong ? `${title.slice(0, room - 1).trimEnd()}…` : title
  const parts = splitParts(text === '' || (isTooLong && isHeading) ? `${title}\n\n${text}`.trim() : text)
  return parts.map((part, index) => ({ title: index === 0 ? short : `${short} (${index + 1})`, content: part }))
}

function splitParts(content: string): string[] {
  const parts: string[] = []
  let rest = content
  while (rest.length > maxContentLength) {
    const cut = ['\n\n', '\n', ' '].map((gap) => rest.lastIndexOf(gap, maxContentLength)).find((place) => place > maxContentLength / 2)
    const end = cut ?? maxContentLength - (/[\uD800-\uDBFF]/.test(rest[maxContentLength - 1] ?? '') ? 1 : 0)
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest]
}
