import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyNamed, retryFailedImports } from './lazyNamed.ts'
import { TypedAhead } from './TypedAhead.tsx'

const laterMs = 1000

const waiting: (() => void)[] = []
let arePreloaded = false

/** Call when the first screen is loaded. */
export function preloadDialogs(): void {
  arePreloaded = true
  for (const preload of waiting.splice(0)) preload()
}

/** A dialog whose code loads while the browser is idle. Closes if it cannot be loaded. */
export function lazyDialog<TProps extends { onClose: () => void }, TName extends string>(
  load: () => Promise<Record<TName, (props: TProps) => ReactNode>>,
  name: TName,
) {
  const Dialog = lazyNamed(load, name)
  if (arePreloaded) setTimeout(Dialog.preload, laterMs)
  else waiting.push(Dialog.preload)

  return function LazyDialog(props: TProps): ReactNode {
    const handleError = () => {
      retryFailedImports()
      props.onClose()
    }
    return (
      <ErrorBoundary fallback={null} onError={handleError}>
        <Suspense fallback={<TypedAhead />}>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
