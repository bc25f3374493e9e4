import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { UpdateAccountInput, useUpdateAccountMutation } from '../../../__generated__/useUpdateAccountMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'

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

/** Applies a choice immediately and reverts it if the account cannot be updated. @param apply applies the choice in this browser */
export function useChoice<Value>(
  saved: Value,
  inputOf: (value: Value) => UpdateAccountInput,
  apply: (value: Value) => Promise<void> | void,
) {
  const { t } = useLingui()
  const [updateAccount] = useUpdateAccount()
  const [chosen, setChosen] = useState<{ value: Value } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const choose = async (value: Value) => {
    setFailure(null)
    setChosen({ value })
    try {
      await apply(value)
      const { updateAccount: result } = await updateAccount({ variables: { input: inputOf(value) } })
      if (result.__typename === 'InputError') throw new Error(errorText(result))
    } catch (error) {
      console.error('The choice was not kept', error)
      setFailure(failureText(error, t`Couldn’t save your choice`))
      await apply(saved)
    } finally {
      setChosen(null)
    }
  }
  return { value: chosen ? chosen.value : saved, choose, failure }
}
