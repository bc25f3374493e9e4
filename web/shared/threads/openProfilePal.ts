import { commitMutation, graphql } from 'react-relay'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import type { openProfilePalMutation } from '../../__generated__/openProfilePalMutation.graphql.ts'
import { requireOnboarded } from '../../session/guards.ts'
import { sessionContext } from '../../session/session.ts'

export async function openProfilePal(args: LoaderFunctionArgs) {
  await requireOnboarded(args)
  const uuid = await startProfilePal(args.context.get(sessionContext).environment)
  return redirect(`/chat/${uuid}`)
}

function startProfilePal(environment: IEnvironment): Promise<string> {
  return new Promise((resolve, reject) => {
    commitMutation<openProfilePalMutation>(environment, {
      mutation: graphql`
        mutation openProfilePalMutation {
          startProfilePal {
            thread {
              uuid
            }
          }
        }
      `,
      variables: {},
      onCompleted: ({ startProfilePal }) => resolve(startProfilePal.thread.uuid),
      onError: reject,
    })
  })
}
