import { fileSize } from '#design-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

interface DocumentFile {
  readonly fileName: string
  readonly size: number
  readonly pageCount: number | null | undefined
  /** Of a web page. */
  readonly sourceUrl?: string | null
}

/** What kind of file a document is, how large, and of how many pages: "PDF · 1.2 MB · 12 pages"; of a web page where it is from. */
export function useDocumentFacts({ fileName, size, pageCount, sourceUrl }: DocumentFile): string {
  const { i18n, t } = useLingui()
  const website = sourceUrl ? URL.parse(sourceUrl)?.host : undefined
  const dot = fileName.lastIndexOf('.')
  const ending = dot === -1 ? null : fileName.slice(dot + 1).toUpperCase()
  const kind = website !== undefined && ending === 'HTML' ? t`Web page` : ending
  const pages = pageCount ? plural(pageCount, { one: '# page', other: '# pages' }) : null
  return [kind, website, fileSize(size, i18n.locale), pages].filter((fact) => fact !== null && fact !== undefined).join(' · ')
}
