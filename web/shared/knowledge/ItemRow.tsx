import { type Audience, AudienceMenu, FormError, Link } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ItemRow_item$key } from '../../__generated__/ItemRow_item.graphql.ts'
import { getItemPath, type ItemListPath } from './itemAddress.ts'
import styles from './Item.module.css'
import { useItemAudience } from './useItemAudience.ts'
import { useChangeItemAudience } from './edit/useChangeItemAudience.ts'
import { toAudience } from '../audience.ts'

interface ItemRowProps {
  item: ItemRow_item$key
  listPath: ItemListPath
  profileAudience: Audience
}

export function ItemRow({ item, listPath, profileAudience }: ItemRowProps) {
  const { i18n } = useLingui()
  const {
    id,
    uuid,
    title,
    excerpt,
    audience: value,
    updatedAt,
  } = useFragment(
    graphql`
      fragment ItemRow_item on KnowledgeItem {
        id
        uuid
        title
        excerpt
        audience
        updatedAt
      }
    `,
    item,
  )
  const { change, failure } = useChangeItemAudience(id)
  const { audience, readers } = useItemAudience(toAudience(value), profileAudience)
  return (
    <article data-voice={audience === 'private' ? 'private' : 'public'} className={styles.row}>
      <div className={styles.rowText}>
        <h2 className={styles.rowTitle}>
          <Link href={getItemPath(listPath, uuid)} variant="quiet">
            {title}
          </Link>
        </h2>
        <p dir="auto" className={styles.excerpt}>
          {excerpt}
        </p>
      </div>
      <div className={styles.rowFacts}>
        <AudienceMenu label={title} value={audience} readers={readers} onChange={(next) => void change(next)} />
        <span>{i18n.date(updatedAt, { dateStyle: 'medium' })}</span>
      </div>
      <FormError>{failure}</FormError>
    </article>
  )
}
