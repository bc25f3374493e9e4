import { useLingui } from '@lingui/react/macro'
import { matchPath, useLocation, useRouteError } from 'react-router-dom'
import { failureText, RequestError } from '../../relay/requestError.ts'
import { RouteLoadingFailed } from '../../domain/screen/LoadingFailed.tsx'
import { ScreenTitle } from '../../domain/screen/ScreenTitle.tsx'

/** The outer boundary: the app could not start, or its frame broke. */
export function AppError() {
  const { t } = useLingui()
  return (
    <main>
      <RouteError fallback={t`Failed to fetch user`} />
    </main>
  )
}

/** The inner boundary: one screen broke. Navigation stays, and the next path begins anew. */
export function ScreenError() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  if (matchPath('/chat/:threadId', pathname)) return <RouteError fallback={t`Failed to load thread history`} />
  if (matchPath('/twin', pathname)) return <RouteError fallback={t`Failed to fetch profile`} />
  return <RouteError fallback={t`Something went wrong`} />
}

/** @param fallback for requests that got no answer; whatever else broke is not put down to a request */
function RouteError({ fallback }: { fallback: string }) {
  const { t } = useLingui()
  const error = useRouteError()
  const title = error instanceof RequestError ? failureText(error, fallback) : t`Something went wrong`
  return (
    <>
      <ScreenTitle>{t`Something went wrong`}</ScreenTitle>
      <RouteLoadingFailed title={title} level={1} />
    </>
  )
}
