import { useLingui } from '@lingui/react/macro'
import { useRouteError } from 'react-router-dom'
import { failureText } from '../../relay/requestError.ts'
import { RouteLoadingFailed } from '../../domain/screen/LoadingFailed.tsx'
import { ScreenTitle } from '../../domain/screen/ScreenTitle.tsx'

/** The outer boundary: the app could not start, or its frame broke. */
export function AppError() {
  return (
    <main>
      <ScreenError />
    </main>
  )
}

/** The inner boundary: one screen broke. Navigation stays, and the next path begins anew. */
export function ScreenError() {
  const { t } = useLingui()
  const error = useRouteError()
  return (
    <>
      <ScreenTitle>{t`Something went wrong`}</ScreenTitle>
      <RouteLoadingFailed title={failureText(error, t`Something went wrong`)} level={1} />
    </>
  )
}
