/* eslint-disable relay/must-colocate-fragment-spreads -- The sidebar may be there before the answer is. */
import { graphql } from 'react-relay'
import type { useStartProfilePalMutation } from '../../__generated__/useStartProfilePalMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

/** Begins the conversation with Profile Pal, which speaks first; the one that has begun already stays. */
export function useStartProfilePal() {
  const [commit] = useAsyncMutation<useStartProfilePalMutation>(graphql`
    mutation useStartProfilePalMutation {
      startProfilePal {
        thread {
          ...ThreadAudience_thread
          ...Conversation_thread
          ...ProfilePalEntry_thread
        }
      }
    }
  `)
  return () =>
    commit({
      variables: {},
      updater(store) {
        const thread = store.getRootField('startProfilePal')?.getLinkedRecord('thread')
        if (thread) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(thread, 'profilePal')
      },
    })
}
