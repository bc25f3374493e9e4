import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConversationsTabQuery } from '../../../__generated__/ConversationsTabQuery.graphql.ts'
import { TwinConversations } from './TwinConversations.tsx'

interface ConversationsTabProps {
  fetchKey: number
  onOpen: (uuid: string) => void
}

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
