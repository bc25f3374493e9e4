import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import registrationQuery, { type RegistrationScreenQuery } from '../../../__generated__/RegistrationScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { Invitations } from './Invitations.tsx'
import { RegistrationRules } from './RegistrationRules.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<RegistrationScreenQuery>(context, registrationQuery, {})
}

export function RegistrationScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<RegistrationScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load registration settings`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<RegistrationScreenQuery>(
    graphql`
      query RegistrationScreenQuery {
        viewer {
          operator {
            registration @required(action: THROW) {
              mode
              sendsInvitations
              ...RegistrationRules_registration
            }
          }
          ...Invitations_viewer
        }
      }
    `,
    useRouteQuery<RegistrationScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  const { registration } = viewer.operator
  return (
    <OperatorPage title={t`Registration`}>
      <RegistrationRules registration={registration} />
      <Invitations viewer={viewer} isClosed={registration.mode === 'CLOSED'} isEmailed={registration.sendsInvitations} />
    </OperatorPage>
  )
}
