import { Button, ErrorState } from '#design-system'
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
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <ScreenTitle>Something went wrong</ScreenTitle>
      <ErrorState
        title={failureText(error, 'Something went wrong')}
        level={1}
        action={
          <Button onPress={() => void revalidate()} isPending={state === 'loading'} pendingLabel="Trying...">
            Retry
          </Button>
        }
      />
    </>
  )
}
