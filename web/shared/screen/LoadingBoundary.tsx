import type { ErrorStateProps } from '#design-system'
import { Suspense, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { retryFailedImports } from '../../lib/lazyNamed.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { LoadingFailed } from './LoadingFailed.tsx'

interface LoadingBoundaryProps extends Pick<ErrorStateProps, 'level'> {
  failure: string
  fallback: ReactNode
  /** Part of the query's `fetchKey`: Relay caches failures. */
  children: (attempt: number) => ReactNode
}

export function LoadingBoundary({ failure, level, fallback, children }: LoadingBoundaryProps) {
  const [attempt, setAttempt] = useState(0)
  const renderFailure = ({ error, resetErrorBoundary }: FallbackProps) => (
    <LoadingFailed title={getFailureText(error, failure)} level={level} onRetry={resetErrorBoundary} />
  )
  const handleReset = () => {
    retryFailedImports()
    setAttempt(attempt + 1)
  }
  return (
    <ErrorBoundary fallbackRender={renderFailure} onReset={handleReset}>
      <Suspense fallback={fallback}>{children(attempt)}</Suspense>
    </ErrorBoundary>
  )
}
