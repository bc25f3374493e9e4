import { Button, ErrorState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { failureText } from '../relay/requestError.ts'
import { ScreenTitle } from './ScreenTitle.tsx'

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
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <ScreenTitle>{t`Something went wrong`}</ScreenTitle>
      <ErrorState
        title={failureText(error, t`Something went wrong`)}
        level={1}
        action={
          <Button onPress={() => void revalidate()} isPending={state === 'loading'} pendingLabel={t`Trying...`}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    </>
  )
}
