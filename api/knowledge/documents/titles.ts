import { oneLine } from '../../platform/text/text.ts'
import { maxTitleLength } from '../validation.ts'

/** What a document is called until its owner names it. */
export function titleOfFile(fileName: string): string {
  return titleOf(fileName.replace(/\.[^.]{1,10}$/, '')) ?? 'Document'
}

/** Null for a text that cannot be a title. */
export function titleOf(text: string): string | null {
  return oneLine(text).slice(0, maxTitleLength).toWellFormed().trim() || null
}
