import { Suspense, useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { lazyNamed, retryFailedImports } from './lazyNamed.ts'
import { LoadingDialogFailed } from './LoadingDialogFailed.tsx'
import { TypedAhead } from './TypedAhead.tsx'

const laterMs = 1000

const waiting: (() => void)[] = []
let arePreloaded = false

/** Call when the first screen is loaded. */
export function preloadDialogs(): void {
  arePreloaded = true
  for (const preload of waiting.splice(0)) preload()
}

/** A dialog whose code loads while the browser is idle. */
export function lazyDialog<TProps extends { onClose: () => void }, TName extends string>(
  load: () => Promise<Record<TName, (props: TProps) => ReactNode>>,
  name: TName,
) {
  const Dialog = lazyNamed(load, name)
  if (arePreloaded) setTimeout(Dialog.preload, laterMs)
  else waiting.push(Dialog.preload)

  return function LazyDialog(props: TProps): ReactNode {
    const typed = useRef('')
    const renderFailure = ({ resetErrorBoundary }: FallbackProps) => (
      <LoadingDialogFailed onRetry={resetErrorBoundary} onClose={props.onClose} />
    )
    return (
      <ErrorBoundary fallbackRender={renderFailure} onError={retryFailedImports}>
        <Suspense fallback={<TypedAhead typed={typed} />}>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
