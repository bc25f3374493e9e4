import { oneLine } from '../../platform/text/text.ts'
import { maxTitleLength } from '../validation.ts'

/** The default title of a document. */
export function getFileTitle(fileName: string): string {
  return findTitle(fileName.replace(/\.[^.]{1,10}$/, '')) ?? 'Document'
}

/** Null if the text can’t be a title. */
export function findTitle(text: string): string | null {
  return oneLine(text).slice(0, maxTitleLength).toWellFormed().trim() || null
}
