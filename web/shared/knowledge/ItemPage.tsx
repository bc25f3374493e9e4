import { AudienceSwitch, Button, FormError, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ItemPage_item$key } from '../../__generated__/ItemPage_item.graphql.ts'
import { ScreenTitle } from '../screen/ScreenTitle.tsx'
import { DeleteItemDialog } from './edit/DeleteItemDialog.tsx'
import styles from './Item.module.css'
import { editItemPath, type ItemListPath } from './itemAddress.ts'
import { itemDraft } from './edit/itemDraft.ts'
import { ItemText } from './ItemText.tsx'
import { useItemAudience } from './useItemAudience.ts'
import { useItemSwitch } from './edit/useItemSwitch.ts'
import { useKindTexts } from './knowledgeKinds.ts'

interface ItemPageProps {
  item: ItemPage_item$key
  listPath: ItemListPath
  isProfilePublic: boolean
}

export function ItemPage({ item, listPath, isProfilePublic }: ItemPageProps) {
  const { t, i18n } = useLingui()
  const { id, uuid, kind, title, content, isPublic, createdAt } = useFragment(
    graphql`
      fragment ItemPage_item on KnowledgeItem {
        id
        uuid
        kind
        title
        content
        isPublic
        createdAt
      }
    `,
    item,
  )
  const navigate = useNavigate()
  const texts = useKindTexts(kind)
  const audience = useItemAudience(isPublic, isProfilePublic)
  const { change, failure } = useItemSwitch(id)
  const [isDeleting, setDeleting] = useState(false)
  const hasDraft = itemDraft(uuid).get() !== null

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
      <AudienceSwitch label={t`Public`} {...audience} onChange={(next) => void change(next !== 'private')} />
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
