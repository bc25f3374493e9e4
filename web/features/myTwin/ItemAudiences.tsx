import { type Audience, AudienceMenu, FormError } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import type { ItemAudiences_preview$key } from '../../__generated__/ItemAudiences_preview.graphql.ts'
import type { ItemAudiencesMenu_item$key } from '../../__generated__/ItemAudiencesMenu_item.graphql.ts'
import { toAudience } from '../../shared/audience.ts'
import { useChangeItemAudience } from '../../shared/knowledge/edit/useChangeItemAudience.ts'
import { useItemAudience } from '../../shared/knowledge/useItemAudience.ts'
import styles from './MyTwinScreen.module.css'

export function useItemAudiences(preview: ItemAudiences_preview$key, profileAudience: Audience) {
  const { items } = useFragment(
    graphql`
      fragment ItemAudiences_preview on PublicProfile {
        items {
          uuid
          item {
            ...ItemAudiencesMenu_item
          }
        }
      }
    `,
    preview,
  )
  return (uuid: string) => {
    const item = items.find((one) => one.uuid === uuid)?.item
    return item && <ItemAudience item={item} profileAudience={profileAudience} />
  }
}

interface ItemAudienceProps {
  item: ItemAudiencesMenu_item$key
  profileAudience: Audience
}

function ItemAudience({ item, profileAudience }: ItemAudienceProps) {
  const data = useFragment(
    graphql`
      fragment ItemAudiencesMenu_item on KnowledgeItem {
        id
        title
        audience
      }
    `,
    item,
  )
  const { change, failure } = useChangeItemAudience(data.id)
  const { audience, readers } = useItemAudience(toAudience(data.audience), profileAudience)
  return (
    <div className={styles.control}>
      <AudienceMenu label={data.title} audience={audience} readers={readers} onChange={(next) => void change(next)} />
      <FormError>{failure}</FormError>
    </div>
  )
}
