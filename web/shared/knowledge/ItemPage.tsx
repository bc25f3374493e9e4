import { type Audience, Button, FormError, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ItemPage_item$key } from '../../__generated__/ItemPage_item.graphql.ts'
import { ScreenTitle } from '../screen/ScreenTitle.tsx'
import { useIsItemDeleted } from './deletedItems.ts'
import { DeleteItemDialog } from './edit/DeleteItemDialog.tsx'
import styles from './Item.module.css'
import { editItemPath, type ItemListPath } from './itemAddress.ts'
import { getItemDraft } from './edit/itemDraft.ts'
import { ItemText } from './ItemText.tsx'
import { ItemAudienceField } from './ItemAudienceField.tsx'
import { useChangeItemAudience } from './edit/useChangeItemAudience.ts'
import { useKindTexts } from './knowledgeKinds.ts'
import { toAudience } from '../audience.ts'

interface ItemPageProps {
  item: ItemPage_item$key
  listPath: ItemListPath
  profileAudience: Audience
  /** Replaces an item deleted in another tab. */
  missing: ReactNode
}

export function ItemPage({ item, listPath, profileAudience, missing }: ItemPageProps) {
  const { i18n } = useLingui()
  const { id, uuid, kind, title, content, audience, createdAt } = useFragment(
    graphql`
      fragment ItemPage_item on KnowledgeItem {
        id
        uuid
        kind
        title
        content
        audience
        createdAt
      }
    `,
    item,
  )
  const navigate = useNavigate()
  const texts = useKindTexts(kind)
  const { change, failure } = useChangeItemAudience(id)
  const [isDeleting, setDeleting] = useState(false)
  const isDeleted = useIsItemDeleted(id)
  const hasDraft = getItemDraft(uuid).get() !== null

  if (isDeleted && !isDeleting) return missing
  return (
    <article className={styles.page}>
      <ScreenTitle>{title}</ScreenTitle>
      <header className={styles.pageHead}>
        <p className={styles.note}>
          {texts.kind} · {i18n.date(createdAt, { dateStyle: 'long' })}
        </p>
        <Heading>{title}</Heading>
        <div className={styles.actions}>
          <LinkButton icon={Pencil} href={editItemPath(listPath, uuid)}>
            {hasDraft ? <Trans>Continue your changes</Trans> : <Trans>Edit</Trans>}
          </LinkButton>
          <Button icon={Trash2} variant="quiet" onPress={() => setDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </header>
      <ItemAudienceField audience={toAudience(audience)} profileAudience={profileAudience} onChange={(next) => void change(next)} />
      <FormError>{failure}</FormError>
      <ItemText kind={kind} text={content} />
      {isDeleting && (
        <DeleteItemDialog
          item={{ id, uuid, kind, title }}
          onDeleted={() => void navigate(listPath, { replace: true })}
          onClose={() => setDeleting(false)}
        />
      )}
    </article>
  )
}
