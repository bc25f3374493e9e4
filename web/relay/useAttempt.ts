import { useState } from 'react'
import { errorText, type Refusal } from '../i18n/errorText.ts'
import { failureText } from './requestError.ts'

interface Result extends Partial<Refusal> {
  readonly __typename: string
}

/**
 * Runs a mutation and keeps why it failed, in the person's language. For what is done outside a form of useServerForm.
 * @param fallback the operation's own words for a failure without an answer
 */
export function useAttempt(fallback: string) {
  const [failure, setFailure] = useState<string | null>(null)

  /** Answers whether it was done: a result with a message is a failure that was to be expected. */
  const attempt = async (work: () => Promise<Result | void>): Promise<boolean> => {
    setFailure(null)
    try {
      const result = await work()
      if (result?.message === undefined) return true
      setFailure(errorText({ ...result, message: result.message }))
    } catch (error) {
      console.error(fallback, error)
      setFailure(failureText(error, fallback))
    }
    return false
  }
  return { attempt, failure, setFailure }
}
