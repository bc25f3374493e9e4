import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { UpdateAccountInput, useUpdateAccountMutation } from '../../../__generated__/useUpdateAccountMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

export function useUpdateAccount() {
  return useAsyncMutation<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            id
            timezone
            about
            language
            theme
            receivesDigestEmails
            receivesInboxEmails
            answerTone
            answerLength
            answerLanguage
            remembersFromConversations
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
}

export function useChoice<Value>(
  saved: Value,
  toInput: (value: Value) => UpdateAccountInput,
  apply: (value: Value) => Promise<void> | void,
) {
  const { t } = useLingui()
  const [updateAccount] = useUpdateAccount()
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  const { attempt, failure } = useAttempt(t`Couldn’t save your choice`)

  const choose = async (value: Value) => {
    setChosen({ value })
    const isSaved = await attempt(async () => {
      await apply(value)
      return updateAccount({ input: toInput(value) })
    })
    if (!isSaved) await apply(saved)
    setChosen(null)
  }
  return { value: chosen ? chosen.value : saved, choose, failure }
}
