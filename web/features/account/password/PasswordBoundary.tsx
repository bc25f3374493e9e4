import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { type LoaderFunctionArgs, Navigate } from 'react-router-dom'
import passwordsQuery, { type PasswordBoundaryQuery } from '../../../__generated__/PasswordBoundaryQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'

export function loadPasswords({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<PasswordBoundaryQuery>(context, passwordsQuery, {})
}

/** Servers with single sign-on only accept no passwords. */
export function PasswordBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const queryRef = useRouteQuery<PasswordBoundaryQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the sign-in form`}>
      <Content queryRef={queryRef}>{children}</Content>
    </RouteBoundary>
  )
}

function Content({ queryRef, children }: { queryRef: PreloadedQuery<PasswordBoundaryQuery>; children: ReactNode }) {
  const { registration } = usePreloadedQuery<PasswordBoundaryQuery>(
    graphql`
      query PasswordBoundaryQuery {
        registration @required(action: THROW) {
          isSsoOnly
        }
      }
    `,
    queryRef,
  )
  return registration.isSsoOnly ? <Navigate to="/accounts/login" replace /> : children
}
