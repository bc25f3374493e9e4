import { InputError } from '../../platform/errors.ts'
import { oneLine } from '../../platform/text/text.ts'

const lineEnd = /\r\n|[\n\r]/
const fence = /^\s*(?:```|~~~)/
const listMark = /^\s*(?:[-*+•‣◦]|\d{1,3}[.)])\s+/
const day = String.raw`\d{4}-\d{2}(?:-\d{2})?`
const date = new RegExp(String.raw`^(?:[[(](?:${day}|(?:date )?unknown|no date)[\])]\s*(?:[:–—-]\s+)?|${day}\s*(?::|[–—-]\s)\s*)`, 'i')
const heading = /^\s*#{1,6}\s/
const ruleLine = /^[\s*_=-]*$/
const boldLine = /^\*\*[^*]+\*\*:?$|^__[^_]+__:?$/
const introduction = /:\s*$/
const continuation = /^(?:\t| {2})/
const json = /^\s*(?:\{\s*["}]|\[\s*["{\]])/

/** Distinct memories in a list of ChatGPT or Claude, a Markdown or JSON file, or Twain’s export. */
export function parseMemories(text: string): string[] {
  const lines = readCodeBlocks(text.split(lineEnd))
  const all = lines.join('\n')
  return findDistinct((json.test(all) ? parseJson(all) : parseLines(lines)).map(oneLine))
}

export function findDistinct(contents: readonly string[]): string[] {
  const byWords = new Map<string, string>()
  for (const content of contents) {
    const words = content.toLowerCase()
    if (words !== '' && !byWords.has(words)) byWords.set(words, content)
  }
  return [...byWords.values()]
}

/** Assistants often put the list in a code block between remarks. */
function readCodeBlocks(lines: readonly string[]): readonly string[] {
  let isInside = false
  const inside = lines.filter((line) => {
    const isFence = fence.test(line)
    if (isFence) isInside = !isInside
    return isInside && !isFence
  })
  return inside.length > 0 ? inside : lines
}

function parseLines(lines: readonly string[]): string[] {
  const memories: string[] = []
  let isInList = false
  for (const line of lines) {
    const item = line.replace(listMark, '')
    const isItem = item !== line
    const words = item.trim().replace(date, '')
    const isDated = words !== item.trim()
    const isMemory = isDated || !(heading.test(line) || ruleLine.test(item) || boldLine.test(words) || (!isItem && introduction.test(line)))
    const last = memories.at(-1)
    if (isInList && isMemory && !isItem && !isDated && last !== undefined && continuation.test(line)) {
      memories[memories.length - 1] = `${last} ${words}`
      continue
    }
    if (isMemory) memories.push(words)
    isInList = isItem && isMemory
  }
  return memories
}

function parseJson(text: string): string[] {
  const file = readJson(text)
  const entries = Array.isArray(file) ? file : isObject(file) ? Object.values(file).find((value) => Array.isArray(value)) : null
  return Array.isArray(entries) ? entries.map(readText) : []
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('memory_list_damaged', { field: 'text' })
  }
}

function readText(entry: unknown): string {
  if (typeof entry === 'string') return entry
  // As in REST and in the export of an account.
  if (!isObject(entry) || entry.superseded_by || entry.supersededById) return ''
  return [entry.content, entry.memory, entry.text, entry.value].find((value) => typeof value === 'string') ?? ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
