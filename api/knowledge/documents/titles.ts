import { oneLine } from '../../platform/text/text.ts'
import { maxTitleLength } from '../validation.ts'

/** The default title of a document. */
export function titleOfFile(fileName: string): string {
  return titleOf(fileName.replace(/\.[^.]{1,10}$/, '')) ?? 'Document'
}

/** Null if the text can’t be a title. */
export function titleOf(text: string): string | null {
  return oneLine(text).slice(0, maxTitleLength).toWellFormed().trim() || null
}
