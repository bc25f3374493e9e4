import { AudienceMark, FormError, Link, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ItemRow_item$key } from '../../__generated__/ItemRow_item.graphql.ts'
import { itemPath, type ItemListPath } from './itemAddress.ts'
import styles from './Item.module.css'
import { useItemAudience } from './useItemAudience.ts'
import { useItemSwitch } from './edit/useItemSwitch.ts'

interface ItemRowProps {
  item: ItemRow_item$key
  listPath: ItemListPath
  isProfilePublic: boolean
}

export function ItemRow({ item, listPath, isProfilePublic }: ItemRowProps) {
  const { t, i18n } = useLingui()
  const { id, uuid, title, excerpt, isPublic, updatedAt } = useFragment(
    graphql`
      fragment ItemRow_item on KnowledgeItem {
        id
        uuid
        title
        excerpt
        isPublic
        updatedAt
      }
    `,
    item,
  )
  const { change, failure } = useItemSwitch(id)
  const { audience, readers } = useItemAudience(isPublic, isProfilePublic)
  return (
    <article data-voice={isPublic ? 'public' : 'private'} className={styles.row}>
      <div className={styles.rowText}>
        <h2 className={styles.rowTitle}>
          <Link href={itemPath(listPath, uuid)} variant="quiet">
            {title}
          </Link>
        </h2>
        <p dir="auto" className={styles.excerpt}>
          {excerpt}
        </p>
      </div>
      <div className={styles.rowFacts}>
        <AudienceMark audience={audience}>{readers}</AudienceMark>
        <span>{i18n.date(updatedAt, { dateStyle: 'medium' })}</span>
        <span className={styles.rowSwitch}>
          <Switch isSelected={isPublic} onChange={(isOn) => void change(isOn)} aria-label={t`Public: ${title}`}>
            <Trans>Public</Trans>
          </Switch>
        </span>
      </div>
      <FormError>{failure}</FormError>
    </article>
  )
}
