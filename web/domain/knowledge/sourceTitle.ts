import { serverText } from '../../i18n/serverTexts.ts'

/** What an answer quotes: a note or a story by the title that its author gave it, a part of a profile by what it is called. */
export function sourceTitle({ kind, title }: { kind: string; title: string }): string {
  return kind === 'ITEM' ? title : serverText(title)
}
