import { graphql } from 'react-relay'
import type { useVerifyEmailMutation } from '../../../__generated__/useVerifyEmailMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useVerifyEmail() {
  const [commit, isVerifying] = useAsyncMutation<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        __typename
        ... on VerifyEmailPayload {
          username
        }
        ... on Error {
          message
          code
          params
        }
      }
    }
  `)

  const verifyEmail = async (token: string) => {
    const { verifyEmail: result } = await commit({
      variables: { input: { token } },
      updater: (store, data) => {
        if (data?.verifyEmail.__typename !== 'VerifyEmailPayload') return
        const user = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')
        // Whoever is signed in here may be somebody else.
        if (user?.getValue('username') !== data.verifyEmail.username) return
        user?.setValue(true, 'isEmailVerified')
        user?.setValue(false, 'viewerCanVerifyEmail')
      },
    })
    return result
  }
  return [verifyEmail, isVerifying] as const
}
