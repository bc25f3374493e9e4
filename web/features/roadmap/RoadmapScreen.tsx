import { LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import roadmapQuery, { type RoadmapScreenQuery } from '../../__generated__/RoadmapScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ScreenTitle } from '../../domain/screen/ScreenTitle.tsx'
import { RoadmapItems } from './RoadmapItems.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<RoadmapScreenQuery>(context, roadmapQuery, {})
}

/** What the product will do next, and what people want of it. */
export function RoadmapScreen() {
  const { t } = useLingui()
  const data = usePreloadedQuery<RoadmapScreenQuery>(
    graphql`
      query RoadmapScreenQuery {
        ...RoadmapItems_query
      }
    `,
    useRouteQuery<RoadmapScreenQuery>(),
  )
  return (
    <PageColumn
      width="wide"
      title={t`Roadmap`}
      description={<Trans>What’s in progress, what’s planned, and how many people want it. Your vote is counted, not shown.</Trans>}
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
