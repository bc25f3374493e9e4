/* eslint-disable relay/unused-fields -- useDocumentFacts reads them. */
import { type Audience, AudienceMenu, Badge, fileSize, FormError, Link } from '#design-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DocumentRow_item$key } from '../../../__generated__/DocumentRow_item.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { getItemPath } from '../../../shared/knowledge/itemAddress.ts'
import { useItemAudience } from '../../../shared/knowledge/useItemAudience.ts'
import { useChangeItemAudience } from '../../../shared/knowledge/edit/useChangeItemAudience.ts'
import styles from './Documents.module.css'
import { toAudience } from '../../../shared/audience.ts'

interface DocumentRowProps {
  item: DocumentRow_item$key
  profileAudience: Audience
}

export function DocumentRow({ item, profileAudience }: DocumentRowProps) {
  const {
    id,
    uuid,
    title,
    audience: value,
    document,
  } = useFragment(
    graphql`
      fragment DocumentRow_item on KnowledgeItem {
        id
        uuid
        title
        audience
        document {
          fileName
          size
          sourceUrl
          pageCount
          pagesWithoutText
          status
          problem
        }
      }
    `,
    item,
  )
  const { change, failure } = useChangeItemAudience(id)
  const { audience, readers } = useItemAudience(toAudience(value), profileAudience)
  const facts = useDocumentFacts(document ?? { fileName: '', size: 0 })
  return (
    <article data-voice={audience === 'private' ? 'private' : 'public'} className={styles.row}>
      <h2 className={styles.title}>
        <Link href={getItemPath('/knowledge', uuid)} variant="quiet">
          {title}
        </Link>
      </h2>
      <div className={styles.facts}>
        {document && <DocumentState status={document.status} />}
        <span>{facts}</span>
        <AudienceMenu label={title} value={audience} readers={readers} onChange={(next) => void change(next)} />
      </div>
      {document?.problem && <p className={styles.problem}>{translateServerText(document.problem)}</p>}
      <FormError>{failure}</FormError>
    </article>
  )
}

export function DocumentState({ status }: { status: string }) {
  const { t } = useLingui()
  if (status === 'PENDING') return <Badge>{t`Reading...`}</Badge>
  return status === 'FAILED' ? <Badge tone="danger">{t`Couldn’t be read`}</Badge> : <Badge tone="good">{t`Ready`}</Badge>
}

interface DocumentFile {
  readonly fileName: string
  readonly size: number
  readonly pageCount?: number | null
  readonly pagesWithoutText?: number
  readonly sourceUrl?: string | null
}

export function useDocumentFacts({ fileName, size, pageCount, pagesWithoutText = 0, sourceUrl }: DocumentFile): string {
  const { i18n, t } = useLingui()
  const website = sourceUrl ? URL.parse(sourceUrl)?.host : undefined
  const dot = fileName.lastIndexOf('.')
  const ending = dot === -1 ? null : fileName.slice(dot + 1).toUpperCase()
  const kind = website !== undefined && ending === 'HTML' ? t`Web page` : ending
  const pages = pageCount ? plural(pageCount, { one: '# page', other: '# pages' }) : null
  const empty = pagesWithoutText > 0 ? t`${pagesWithoutText} without text` : null
  return [kind, website, fileSize(size, i18n.locale), pages, empty].filter((fact) => fact !== null && fact !== undefined).join(' · ')
}
