import { Button, ErrorState, type ErrorStateProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router-dom'

interface LoadingFailedProps extends Omit<ErrorStateProps, 'action'> {
  onRetry: () => void
  isRetrying?: boolean
}

/** Stands where something could not be loaded, and lets people try again. It tries once by itself each time the browser comes back online. */
export function LoadingFailed({ onRetry, isRetrying, ...state }: LoadingFailedProps) {
  const { t } = useLingui()
  const handleOnline = useEffectEvent(() => {
    if (!isRetrying) onRetry()
  })
  useEffect(() => {
    const listener = () => handleOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  return (
    <ErrorState
      {...state}
      action={
        <Button onPress={() => onRetry()} isPending={isRetrying} pendingLabel={t`Trying...`}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}

/** The same for what the loaders of the routes begin. */
export function RouteLoadingFailed(state: Omit<ErrorStateProps, 'action'>) {
  const { revalidate, state: revalidation } = useRevalidator()
  return <LoadingFailed {...state} onRetry={() => void revalidate()} isRetrying={revalidation === 'loading'} />
}
