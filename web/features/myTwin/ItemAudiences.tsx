import { type Audience, AudienceMenu, FormError } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import type { ItemAudiences_preview$key } from '../../__generated__/ItemAudiences_preview.graphql.ts'
import type { ItemAudiencesMenu_item$key } from '../../__generated__/ItemAudiencesMenu_item.graphql.ts'
import { isPublic, toAudience } from '../../shared/audience.ts'
import { useChangeItemAudience } from '../../shared/knowledge/edit/useChangeItemAudience.ts'
import { useItemAudience } from '../../shared/knowledge/useItemAudience.ts'
import styles from './MyTwinScreen.module.css'

export function useItemAudiences(preview: ItemAudiences_preview$key, reader: Audience, profileAudience: Audience) {
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
    return item && <ItemAudience item={item} reader={reader} profileAudience={profileAudience} />
  }
}

interface ItemAudienceProps {
  item: ItemAudiencesMenu_item$key
  reader: Audience
  profileAudience: Audience
}

function ItemAudience({ item, reader, profileAudience }: ItemAudienceProps) {
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
    <div className={styles.control} data-is-hidden={!isVisible(audience, reader) || undefined}>
      <AudienceMenu label={data.title} value={audience} readers={readers} onChange={(next) => void change(next)} />
      <FormError>{failure}</FormError>
    </div>
  )
}

function isVisible(audience: Audience, reader: Audience): boolean {
  return isPublic(audience) || (audience === 'people' && reader === 'people')
}
