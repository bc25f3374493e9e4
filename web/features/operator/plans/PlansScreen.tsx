import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import plansQuery, { type PlansScreenQuery } from '../../../__generated__/PlansScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { PlanLimitsForm } from './PlanLimitsForm.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<PlansScreenQuery>(context, plansQuery, {})
}

export function PlansScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<PlansScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the plans`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<PlansScreenQuery>(
    graphql`
      query PlansScreenQuery {
        viewer {
          operator {
            plans @required(action: THROW) {
              key
              ...PlanLimitsForm_plan
            }
          }
        }
      }
    `,
    useRouteQuery<PlansScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  return (
    <OperatorPage title={t`Plans and limits`}>
      {viewer.operator.plans.map((plan) => (
        <PlanLimitsForm key={plan.key} plan={plan} />
      ))}
    </OperatorPage>
  )
}
