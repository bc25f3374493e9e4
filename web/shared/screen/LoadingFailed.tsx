import { Button, ErrorState, type ErrorStateProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useOnReachable } from '../../relay/reconnection.ts'

interface LoadingFailedProps extends Omit<ErrorStateProps, 'action'> {
  onRetry: () => void
  isRetrying?: boolean
  /** Alternative to Retry. */
  exit?: ReactNode
}

/** Retries automatically once the server is reachable again. */
export function LoadingFailed({ onRetry, isRetrying, exit, ...state }: LoadingFailedProps) {
  const { t } = useLingui()
  useOnReachable(() => {
    if (!isRetrying) onRetry()
  })
  return (
    <ErrorState
      {...state}
      action={
        <>
          <Button onPress={() => onRetry()} isPending={isRetrying} pendingLabel={t`Retrying...`}>
            <Trans>Retry</Trans>
          </Button>
          {exit}
        </>
      }
    />
  )
}

/** Used by error boundaries that reset with a new query. */
export function RouteLoadingFailed(state: Omit<ErrorStateProps, 'action'>) {
  const { revalidate, state: revalidation } = useRevalidator()
  return <LoadingFailed {...state} onRetry={() => void revalidate()} isRetrying={revalidation === 'loading'} />
}
