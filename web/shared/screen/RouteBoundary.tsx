import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { getFailureText } from '../../relay/requestError.ts'
import { Loading } from './Loading.tsx'
import { RouteLoadingFailed } from './LoadingFailed.tsx'

interface RouteBoundaryProps {
  queryRef: unknown
  failure: string
  head?: ReactNode
  children: ReactNode
}

export function RouteBoundary({ queryRef, failure, head, children }: RouteBoundaryProps) {
  const renderFailure = ({ error }: FallbackProps) => (
    <>
      {head}
      <RouteLoadingFailed title={getFailureText(error, failure)} />
    </>
  )
  const loading = (
    <>
      {head}
      <Loading />
    </>
  )
  return (
    <ErrorBoundary fallbackRender={renderFailure} resetKeys={[queryRef]}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}
