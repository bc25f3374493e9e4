import { toOneLine } from '../../platform/text/text.ts'
import { maxTitleLength } from '../validation.ts'

export function getFileTitle(fileName: string): string {
  return findTitle(fileName.replace(/\.[^.]{1,10}$/, '')) ?? 'Document'
}

export function findTitle(text: string): string | null {
  return toOneLine(text).slice(0, maxTitleLength).toWellFormed().trim() || null
}
