import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConversationsTabQuery } from '../../../__generated__/ConversationsTabQuery.graphql.ts'
import { TwinConversations } from './TwinConversations.tsx'

interface ConversationsTabProps {
  fetchKey: number
  onOpen: (uuid: string) => void
}

/** Starts its own query, since few visits to the screen open it. */
export function ConversationsTab({ fetchKey, onOpen }: ConversationsTabProps) {
  const { viewer } = useLazyLoadQuery<ConversationsTabQuery>(
    graphql`
      query ConversationsTabQuery {
        viewer {
          ...TwinConversations_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  return viewer && <TwinConversations viewer={viewer} onOpen={onOpen} />
}
