import { useState } from 'react'
import { translateError, type Refusal } from '../i18n/errorText.ts'
import { getFailureText } from './requestError.ts'

export interface MutationResult extends Partial<Refusal> {
  readonly __typename: string
}

export function useAttempt(fallback: string) {
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = async (work: () => Promise<MutationResult | void>): Promise<boolean> => {
    setFailure(null)
    try {
      const result = await work()
      if (result?.message === undefined) return true
      setFailure(translateError({ ...result, message: result.message }))
    } catch (error) {
      console.error(fallback, error)
      setFailure(getFailureText(error, fallback))
    }
    return false
  }
  return { attempt, failure, setFailure }
}
