import { EmptyState, Heading, LinkButton, PageColumn } from '#design-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import roadmapQuery, { type RoadmapScreenQuery } from '../../__generated__/RoadmapScreenQuery.graphql.ts'
import type { RoadmapScreen_query$key, RoadmapStatus } from '../../__generated__/RoadmapScreen_query.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { RoadmapItem } from './RoadmapItem.tsx'
import styles from './RoadmapScreen.module.css'
import { SuggestionForm } from './SuggestionForm.tsx'

const groups: { statuses: RoadmapStatus[]; title: MessageDescriptor }[] = [
  { statuses: ['IN_PROGRESS'], title: msg`In progress` },
  { statuses: ['PLANNED'], title: msg`Planned` },
  { statuses: ['SUGGESTED', 'DECLINED'], title: msg`Your suggestions` },
  { statuses: ['DONE'], title: msg`Shipped` },
]

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<RoadmapScreenQuery>(context, roadmapQuery, {})
}

export function RoadmapScreen() {
  const { t } = useLingui()
  const data = usePreloadedQuery<RoadmapScreenQuery>(
    graphql`
      query RoadmapScreenQuery {
        ...RoadmapScreen_query
      }
    `,
    useRouteQuery<RoadmapScreenQuery>(),
  )
  return (
    <PageColumn
      width="wide"
      title={t`Roadmap`}
      description={<Trans>See what’s planned and in progress, and vote. Your votes are private.</Trans>}
      actions={
        <LinkButton href="#suggest">
          <Trans>Suggest something</Trans>
        </LinkButton>
      }
    >
      <ScreenTitle>{t`Roadmap`}</ScreenTitle>
      <RoadmapItems query={data} />
    </PageColumn>
  )
}

function RoadmapItems({ query }: { query: RoadmapScreen_query$key }) {
  const { t, i18n } = useLingui()
  const { roadmap } = useFragment(
    graphql`
      fragment RoadmapScreen_query on Query {
        roadmap(first: 100) @required(action: THROW) @connection(key: "RoadmapScreen_roadmap") {
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
