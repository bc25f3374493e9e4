import { plainWords } from '../../../api/platform/plainWords.ts'

/** Markdown as one would read it to somebody: without its signs, and without code, which nobody can follow by ear. */
export function spokenText(markdown: string): string {
  const spoken = markdown
    .replace(/^ {0,3}(```|~~~)[^]*?(^ {0,3}\1|$(?![^]))/gm, '')
    .replace(/ ?\[\d+\]/g, '')
    .replace(/^\s{0,3}\d+[.)]\s+/gm, '')
  return plainWords(spoken)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
