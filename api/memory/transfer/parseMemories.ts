import { z } from 'zod'
import { InputError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { toOneLine } from '../../platform/text/text.ts'
import { modelNames } from '../validation.ts'

const lineEnd = /\r\n|[\n\r]/
const fence = /^\s*(?:```|~~~)/
const listMark = /^\s*(?:(?:[-*+•‣◦●▪–—]|\d{1,3}[.)])\s+|・\s*)/
const day = String.raw`(?:\d{4}-\d{2}(?:-\d{2})?|\d{1,2}\.\d{1,2}\.\d{4})`
const date = new RegExp(String.raw`^(?:[[(](?:${day}|(?:date )?unknown|no date)[\])]\s*(?:[.:–—-]\s+)?|${day}\s*(?::|[–—-]\s)\s*)`, 'i')
const dateCell = new RegExp(`^(?:${day}|unknown)$`, 'i')
const heading = /^\s*#{1,6}\s/
const ruleLine = /^[\s*_=-]*$/
const boldLine = /^\*\*[^*]+\*\*:?$|^__[^_]+__:?$/
const introduction = /:\s*$/
const remark =
  /\?$|^(?:sure|of course|certainly|absolutely|gern|gerne|klar|natürlich)\b|^(?:here(?:[’']s| is| are)|that[’']s (?:all|everything)|hier (?:ist|sind)|das (?:ist|war) alles)\b|\b(?:let me know|feel free|if you(?:[’']d)? (?:like|want)|(?:gib|sag) (?:mir )?(?:gern |gerne |einfach )?bescheid|lass (?:es )?mich wissen|wenn du (?:möchtest|magst|willst))\b/i
const continuation = /^(?:\t| {2})/
const [markStart, markEnd] = [' <!-- ', ' -->']
const marked = z.strictObject({ project: z.object({ id: z.uuid(), name: z.string() }).optional(), neverSentTo: modelNames.optional() })
const unrestricted = { project: null, neverSentTo: [] }
const json = /^\s*(?:\{\s*["}]|\[\s*["{\]])/

export interface ListedMemory {
  content: string
  project: { id: string; name: string } | null
  neverSentTo: string[]
}

/** Distinct memories in a list of ChatGPT or Claude, a Markdown or JSON file, or Twain’s export. */
export function parseMemories(text: string): ListedMemory[] {
  const lines = trimRemarks(readCodeBlocks(text.split(lineEnd)))
  const all = lines.join('\n')
  const memories = json.test(all) ? parseJson(all) : parseLines(lines).map(toOneLine).map(readMark)
  return findDistinct(memories.map((memory) => ({ ...memory, content: toOneLine(memory.content) })))
}

export function findDistinct<Memory extends { content: string }>(memories: readonly Memory[]): Memory[] {
  const byWords = new Map<string, Memory>()
  for (const memory of memories) {
    const words = memory.content.toLowerCase().replace(/[.。]$/, '')
    if (words !== '' && !byWords.has(words)) byWords.set(words, memory)
  }
  return [...byWords.values()]
}

/** Appends restrictions as an HTML comment, which rendered Markdown hides. */
export function toMarked({ content, project, neverSentTo }: ListedMemory): string {
  const restrictions = { ...(project && { project }), ...(neverSentTo.length > 0 && { neverSentTo }) }
  const isPlain = Object.keys(restrictions).length === 0 && readMark(content).content === content
  return isPlain ? content : `${content}${markStart}${JSON.stringify(restrictions).replaceAll('>', String.raw`\u003e`)}${markEnd}`
}

function readMark(line: string): ListedMemory {
  const start = line.endsWith(markEnd) ? line.lastIndexOf(markStart) : -1
  if (start === -1) return { content: line, ...unrestricted }
  try {
    const { project = null, neverSentTo = [] } = marked.parse(JSON.parse(line.slice(start + markStart.length, -markEnd.length)))
    return { content: line.slice(0, start), project, neverSentTo }
  } catch {
    return { content: line, ...unrestricted }
  }
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

/** Assistants often begin and end the list with remarks. */
function trimRemarks(lines: readonly string[]): readonly string[] {
  const isMemory = (line: string) => {
    const words = line.trim()
    return words !== '' && (listMark.test(line) || date.test(words) || !remark.test(words))
  }
  return lines.slice(Math.max(0, lines.findIndex(isMemory)), lines.findLastIndex(isMemory) + 1 || undefined)
}

function parseLines(lines: readonly string[]): string[] {
  const memories: string[] = []
  let isInList = false
  for (const line of readTables(lines)) {
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

/** Rows of Markdown tables become list items without number and date. */
function readTables(lines: readonly string[]): string[] {
  let isRow = false
  return lines.flatMap((line, index) => {
    const isHead = isDelimiterRow(lines[index + 1] ?? '') && line.includes('|')
    if (isHead || isDelimiterRow(line)) {
      isRow = true
      return []
    }
    isRow &&= line.includes('|')
    if (!isRow) return [line]
    const cells = readCells(line).filter((cell, column) => cell !== '' && !dateCell.test(cell) && (column > 0 || !/^\d+[.)]?$/.test(cell)))
    const [name, ...values] = cells
    return values.length > 0 ? [`- ${name}: ${values.join(', ')}`] : [`- ${name ?? ''}`]
  })
}

function isDelimiterRow(line: string): boolean {
  return line.includes('|') && readCells(line).every((cell) => /^:?-+:?$/.test(cell))
}

function readCells(row: string): string[] {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return cells.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function parseJson(text: string): ListedMemory[] {
  const file = readJson(text)
  const entries = Array.isArray(file) ? file : isObject(file) ? (Object.values(file).find((value) => Array.isArray(value)) ?? [file]) : null
  return Array.isArray(entries) ? entries.flatMap((entry) => readClaudeExport(entry) ?? readEntry(entry)) : []
}

/** memories.json of Claude’s account export: Markdown about all conversations and about each project. */
function readClaudeExport(entry: unknown): ListedMemory[] | null {
  if (!isObject(entry) || !('conversations_memory' in entry)) return null
  const texts = [entry.conversations_memory, ...Object.values(isObject(entry.project_memories) ? entry.project_memories : {})]
  return texts.flatMap((text) =>
    typeof text === 'string' ? parseLines(text.split(lineEnd)).map((content) => ({ content, ...unrestricted })) : [],
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('memory_list_damaged', { field: 'text' })
  }
}

function readEntry(entry: unknown): ListedMemory {
  if (typeof entry === 'string') return { content: entry, ...unrestricted }
  // Both spellings occur: REST and the account export.
  if (!isObject(entry) || entry.superseded_by || entry.supersededById) return { content: '', ...unrestricted }
  const content = [entry.content, entry.memory, entry.text, entry.value].find((value) => typeof value === 'string') ?? ''
  const projectId = entry.projectId ?? entry.project_id
  const project = typeof projectId === 'string' && isUuid(projectId) ? { id: projectId, name: '' } : null
  return { content, project, neverSentTo: modelNames.safeParse(entry.neverSentTo ?? entry.never_sent_to).data ?? [] }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
