import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useAddPasskeyMutation } from '../../../../__generated__/useAddPasskeyMutation.graphql.ts'
import type { useAddPasskeyStartMutation } from '../../../../__generated__/useAddPasskeyStartMutation.graphql.ts'
import { isPasskeyCanceled, isPasskeyKnown, makePasskey } from '../../../../lib/passkeys.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../../relay/useAttempt.ts'
import { useConfirmation } from '../confirmation/useConfirmation.tsx'

export function useAddPasskey() {
  const { t } = useLingui()
  const [start] = useAsyncMutation<useAddPasskeyStartMutation>(graphql`
    mutation useAddPasskeyStartMutation {
      startPasskeyCreation {
        __typename
        ... on StartPasskeyCreationPayload {
          options
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const [create] = useAsyncMutation<useAddPasskeyMutation>(graphql`
    mutation useAddPasskeyMutation($input: CreatePasskeyInput!) {
      createPasskey(input: $input) {
        __typename
        ... on CreatePasskeyPayload {
          viewer {
            ...PasskeysSection_viewer
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const [isAdding, setAdding] = useState(false)
  const { withConfirmation, confirmation } = useConfirmation()
  const { attempt, failure, setFailure } = useAttempt(t`Couldn’t add the passkey`)

  const add = async () => {
    setAdding(true)
    await attempt(async () => {
      const started = await withConfirmation(() => start({}))
      const isRefused = started.__typename === 'InputError'
      if (isRefused && started.code === 'CONFIRMATION_REQUIRED') return
      if (started.__typename !== 'StartPasskeyCreationPayload') return started
      const credential = await makePasskey(started.options).catch((error: unknown) => {
        if (isPasskeyKnown(error)) setFailure(t`This device already has a passkey for your account.`)
        else if (!isPasskeyCanceled(error)) throw error
      })
      return credential && create({ input: { credential } })
    })
    setAdding(false)
  }
  return { add, isAdding, failure, confirmation }
}
