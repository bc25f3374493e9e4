import { LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { matchPath, Outlet, useHref, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { reportFailedRoute } from '../../lib/updates.ts'
import type { CurrentUser } from '../../session/session.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { Loading } from '../../shared/screen/Loading.tsx'
import { LoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { useFocusOnNavigation } from '../../shared/screen/useFocusOnNavigation.ts'
import { useScrollOnNavigation } from '../../shared/screen/useScrollOnNavigation.ts'
import { isServerReachable, reportUnreachable, useIsUnreachable } from '../../relay/reconnection.ts'
import { getFailureText, RequestError } from '../../relay/requestError.ts'
import { CloseOverlayOnBack } from './CloseOverlayOnBack.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

const LockedLayout = lazyNamed(() => import('./LockedLayout.tsx'), 'LockedLayout')

interface RootProps {
  /** Replaces all screens until the user has set up a required second factor. */
  setup: ComponentType<{ user: CurrentUser }>
}

export function Root({ setup: Setup }: RootProps) {
  const navigate = useNavigate()
  const user = useCurrentUser()
  useScrollOnNavigation()
  useFocusOnNavigation()
  return (
    // eslint-disable-next-line react/hooks -- The library calls it as a hook.
    <LinkProvider navigate={(path, options) => void navigate(path, options)} useHref={useAddress}>
      <CloseOverlayOnBack />
      <UpdateNotice />
      {user?.needsTwoFactorSetup ? (
        <Suspense fallback={<Loading />}>
          <LockedLayout>
            <Setup user={user} />
          </LockedLayout>
        </Suspense>
      ) : (
        <Outlet />
      )}
    </LinkProvider>
  )
}

/** The router would resolve absolute URLs as relative paths. */
function useAddress(address: string): string {
  const isElsewhere = URL.canParse(address)
  const path = useHref(isElsewhere ? '/' : address)
  return isElsewhere ? address : path
}

/** These screens have no layout, so an installed app would have no way back. */
export function AppError() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const exit = matchPath('/chat/*', pathname) ? null : (
    <LinkButton href="/chat" variant="quiet">
      <Trans>Back to chat</Trans>
    </LinkButton>
  )
  return (
    <main>
      <RouteError fallback={t`Failed to fetch user`} exit={exit} />
    </main>
  )
}

export function ScreenError() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  if (matchPath('/chat/:threadId', pathname)) return <RouteError fallback={t`Failed to load thread history`} />
  if (matchPath('/twin', pathname)) return <RouteError fallback={t`Failed to fetch profile`} />
  return <RouteError fallback={t`Something went wrong`} />
}

function RouteError({ fallback, exit }: { fallback: string; exit?: ReactNode }) {
  const { t } = useLingui()
  const error = useRouteError()
  useEffect(() => reportFailedRoute(error), [error])
  const navigation = useNavigation()
  const retry = useRetryRoute(error)
  const isOffline = useIsUnreachable()
  const unexpected = isOffline ? t`Not available offline` : t`Something went wrong`
  const title = error instanceof RequestError ? getFailureText(error, fallback) : unexpected
  return (
    <>
      <ScreenTitle>{t`Something went wrong`}</ScreenTitle>
      <LoadingFailed title={title} level={1} onRetry={() => void retry()} isRetrying={navigation.state === 'loading'} exit={exit} />
    </>
  )
}

function useRetryRoute(error: unknown): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  return async () => {
    if (error instanceof RequestError) {
      // The router keeps a rendering error until the location changes.
      return navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
    }
    // The router keeps a failed import too; only reloading the page retries it.
    if (await isServerReachable()) location.reload()
    else reportUnreachable()
  }
}
