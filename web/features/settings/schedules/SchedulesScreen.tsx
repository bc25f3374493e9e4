import { AudienceMark, EmptyState, List, ListItem, PageColumn, PageHeader } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import schedulesQuery, { type SchedulesScreenQuery } from '../../../__generated__/SchedulesScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { BackLink } from '../../../shared/screen/BackLink.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import { ScheduleEntry } from './ScheduleEntry.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<SchedulesScreenQuery>(context, schedulesQuery, {})
}

export function SchedulesScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<SchedulesScreenQuery>()
  return (
    <PageColumn width="wide">
      <ScreenTitle>{t`Schedules`}</ScreenTitle>
      <BackLink href="/settings#schedules">{t`Settings`}</BackLink>
      <PageHeader title={t`Schedules`} mark={<AudienceMark audience="private" />} />
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load your schedules`}>
        <Schedules />
      </RouteBoundary>
    </PageColumn>
  )
}

function Schedules() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<SchedulesScreenQuery>(
    graphql`
      query SchedulesScreenQuery {
        viewer {
          scheduledTasks {
            id
            ...ScheduleEntry_task
          }
        }
      }
    `,
    useRouteQuery<SchedulesScreenQuery>(),
  )
  const tasks = viewer?.scheduledTasks ?? []
  if (tasks.length === 0) {
    return (
      <EmptyState title={t`Nothing scheduled`} size="small">
        <Trans>Ask your private brain: “Remind me on Friday at 3 pm to call Ana” or “Every Monday, summarize my notes”.</Trans>
      </EmptyState>
    )
  }
  return (
    <List label={t`Schedules`} isDivided>
      {tasks.map((task) => (
        <ListItem key={task.id}>
          <ScheduleEntry task={task} />
        </ListItem>
      ))}
    </List>
  )
}
