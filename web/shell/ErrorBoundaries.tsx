import { Button } from '#design-system'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { failureText } from '../relay/requestError.ts'
import { ScreenTitle } from './ScreenTitle.tsx'
import styles from './Message.module.css'

/** The outer boundary: the app could not start, or its frame broke. */
export function AppError() {
  return (
    <main className={styles.message} data-fills="page">
      <Failure />
    </main>
  )
}

/** The inner boundary: one screen broke. Navigation stays, and the next path begins anew. */
export function ScreenError() {
  return (
    <div className={styles.message}>
      <Failure />
    </div>
  )
}

function Failure() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className={styles.words}>
      <ScreenTitle>Something went wrong</ScreenTitle>
      <h1>{failureText(error, 'Something went wrong')}</h1>
      <Button onPress={() => void revalidate()} isPending={state === 'loading'} pendingLabel="Trying...">
        Retry
      </Button>
    </div>
  )
}
