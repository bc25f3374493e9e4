import { cleanName, getFileName, hasFileName } from '../markdown/codeFileName.ts'
import { splitMarkdown } from '../markdown/markdownBlocks.ts'
import type { CodeSource } from './openArtifact.ts'

type ArtifactKind = 'html' | 'svg' | 'markdown' | 'diagram' | 'code'

export interface Artifact extends CodeSource {
  readonly kind: ArtifactKind
  readonly language: string
  /** Empty for diagrams without title and file name. */
  readonly title: string
  readonly fileName: string
}

const kinds: Readonly<Record<string, ArtifactKind>> = {
  html: 'html',
  htm: 'html',
  svg: 'svg',
  markdown: 'markdown',
  md: 'markdown',
  mermaid: 'diagram',
}

export function readArtifact({ info, code }: CodeSource): Artifact {
  const language = (/^[^\s:{]*/.exec(info)?.[0] ?? '').toLowerCase()
  const kind = (Object.hasOwn(kinds, language) ? kinds[language] : undefined) ?? 'code'
  const heading = findTitle(kind, code)
  const name = getFileName(info)
  const fileName =
    hasFileName(info) || heading === '' ? name : `${cleanName(heading.replace(/[/\\]/g, '-')) || 'code'}${getExtension(name)}`
  const title = heading || (kind === 'diagram' && !hasFileName(info) ? '' : fileName)
  return { info, code, kind, language, title, fileName }
}

/**
 * Blocks are versions of one artifact if they have the same language and the same file name, or else the same title or first heading.
 * Untitled code has no other versions.
 */
export function findVersions(answers: readonly string[], opened: CodeSource): Artifact[] {
  const artifact = readArtifact(opened)
  const key = getKey(artifact)
  const versions = key === null ? [] : answers.flatMap(readArtifacts).filter((other) => getKey(other) === key)
  const distinct = versions.filter(({ code }, index) => code !== versions[index - 1]?.code)
  return distinct.some(({ code }) => code === artifact.code) ? distinct : [...distinct, artifact]
}

function readArtifacts(answer: string): Artifact[] {
  return splitMarkdown(answer).flatMap((block) => (block.type === 'code' && !block.isOpen ? readArtifact(block) : []))
}

function getKey({ info, kind, language, title, fileName }: Artifact): string | null {
  if (hasFileName(info)) return `${language} ${fileName}`
  return title === '' || title === fileName ? null : `${kind} ${title}`
}

const longestTitle = 100

const markupTitle = /<(?:title|h1)\b[^<>]{0,200}>([^<]{1,200})/i
const titles: Readonly<Record<Exclude<ArtifactKind, 'code'>, RegExp>> = {
  html: markupTitle,
  svg: markupTitle,
  markdown: /^#{1,6} (.+)/m,
  diagram: /^[ \t]*(?:pie[ \t]+(?:showData[ \t]+)?)?(?:acc)?title(?:[ \t]*:|[ \t])[ \t]*["']?([^\s"'][^\n"']*)/im,
}

function findTitle(kind: ArtifactKind, code: string): string {
  if (kind === 'code') return ''
  const [, found = ''] = titles[kind].exec(code) ?? []
  return found.replace(/\s+/g, ' ').trim().slice(0, longestTitle)
}

function getExtension(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.')) : ''
}

/** HTML or SVG as a document for the sandboxed frame. */
export function toDocument({ kind, code }: Artifact): string {
  if (kind !== 'svg') return code
  return `<!doctype html><style>body { display: grid; place-items: center; min-height: 100vh; margin: 0 } svg { max-width: 100%; max-height: 100vh }</style>${code}`
}

/** Text of a note: code in a fence that its own fences can’t close. */
export function toNote({ kind, language, code }: Artifact): string {
  if (kind === 'markdown') return code
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}
