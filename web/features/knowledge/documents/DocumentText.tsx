import { LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DocumentText_file$key } from '../../../__generated__/DocumentText_file.graphql.ts'
import { getDocumentPartPath } from './documentAddress.ts'
import { DocumentPartText } from './DocumentPartText.tsx'
import styles from './Documents.module.css'

const partsPerPage = 10

interface DocumentTextProps {
  file: DocumentText_file$key
  uuid: string
}

export function DocumentText({ file, uuid }: DocumentTextProps) {
  const { t } = useLingui()
  const { text } = useFragment(
    graphql`
      fragment DocumentText_file on DocumentFile @argumentDefinitions(passage: { type: "Int" }, from: { type: "Int", defaultValue: 0 }) {
        text(passage: $passage, from: $from) @required(action: THROW) {
          partCount
          passage {
            start
            end
          }
          parts {
            position
            page
            start
            text
          }
        }
      }
    `,
    file,
  )
  const { parts, partCount, passage } = text
  const first = parts[0]?.position ?? 0
  const last = parts.at(-1)?.position ?? 0
  const hasMore = last < partCount - 1
  const hasOthers = first > 0 || hasMore
  const stepsNamed = (label: string) => (
    <nav className={styles.steps} aria-label={label}>
      <span>
        {first > 0 && (
          <LinkButton href={getDocumentPartPath(uuid, Math.max(0, first - partsPerPage))}>
            <Trans>Previous</Trans>
          </LinkButton>
        )}
      </span>
      <span className={styles.number}>{t`${first + 1} to ${last + 1} of ${partCount}`}</span>
      <span>
        {hasMore && (
          <LinkButton href={getDocumentPartPath(uuid, last + 1)}>
            <Trans>Next</Trans>
          </LinkButton>
        )}
      </span>
    </nav>
  )
  return (
    <div>
      {hasOthers && stepsNamed(t`Document navigation (top)`)}
      {parts.map(({ position, page, start, text: words }) => {
        const marked = passage && { start: passage.start - start, end: passage.end - start }
        const isMarked = marked !== null && marked !== undefined && marked.start < words.length && marked.end > 0
        return (
          <section key={position} className={styles.part} aria-label={page ? t`Page ${page}` : undefined}>
            {page && <p className={styles.number}>{t`Page ${page}`}</p>}
            <DocumentPartText text={words} marked={isMarked ? marked : null} />
          </section>
        )
      })}
      {hasOthers && stepsNamed(t`Document navigation (bottom)`)}
    </div>
  )
}
