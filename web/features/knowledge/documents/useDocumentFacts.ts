import { fileSize } from '#design-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

interface DocumentFile {
  readonly fileName: string
  readonly size: number
  readonly pageCount: number | null | undefined
}

/** What kind of file a document is, how large, and of how many pages: "PDF · 1.2 MB · 12 pages". */
export function useDocumentFacts({ fileName, size, pageCount }: DocumentFile): string {
  const { i18n } = useLingui()
  const dot = fileName.lastIndexOf('.')
  const kind = dot === -1 ? null : fileName.slice(dot + 1).toUpperCase()
  const pages = pageCount ? plural(pageCount, { one: '# page', other: '# pages' }) : null
  return [kind, fileSize(size, i18n.locale), pages].filter((fact) => fact !== null).join(' · ')
}
