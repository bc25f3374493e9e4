import { EmptyState, Heading } from '#design-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { RoadmapItems_query$key, RoadmapStatus } from '../../__generated__/RoadmapItems_query.graphql.ts'
import { RoadmapItem } from './RoadmapItem.tsx'
import styles from './RoadmapScreen.module.css'
import { SuggestionForm } from './SuggestionForm.tsx'

/** In the order of what people came to see. */
const groups: { statuses: RoadmapStatus[]; title: MessageDescriptor }[] = [
  { statuses: ['IN_PROGRESS'], title: msg`In progress` },
  { statuses: ['PLANNED'], title: msg`Planned` },
  { statuses: ['SUGGESTED', 'DECLINED'], title: msg`Your suggestions` },
  { statuses: ['DONE'], title: msg`Shipped` },
]

export function RoadmapItems({ query }: { query: RoadmapItems_query$key }) {
  const { t, i18n } = useLingui()
  const { roadmap } = useFragment(
    graphql`
      fragment RoadmapItems_query on Query {
        roadmap(first: 200) @connection(key: "RoadmapItems_roadmap") {
          __id
          edges {
            node {
              id
              status
              ...RoadmapItem_item
            }
          }
        }
      }
    `,
    query,
  )
  const items = roadmap.edges.map(({ node }) => node)
  return (
    <>
      {items.length === 0 && <EmptyState title={t`Nothing is planned yet`}>{t`Be the first to suggest something.`}</EmptyState>}
      {groups.map(({ statuses, title }) => {
        const shown = items.filter(({ status }) => statuses.includes(status))
        return (
          shown.length > 0 && (
            <section key={title.id} className={styles.group}>
              <Heading level={2} size="section">
                {i18n._(title)}
              </Heading>
              <ul className={styles.items}>
                {shown.map((item) => (
                  <RoadmapItem key={item.id} item={item} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <SuggestionForm connectionId={roadmap.__id} />
    </>
  )
}
