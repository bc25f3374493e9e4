import { EmptyState, List, ListItem } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { TwinConversations_viewer$key } from '../../../__generated__/TwinConversations_viewer.graphql.ts'
import type { TwinConversationsPaginationQuery } from '../../../__generated__/TwinConversationsPaginationQuery.graphql.ts'
import type { TwinConversations_conversation$key } from '../../../__generated__/TwinConversations_conversation.graphql.ts'
import type { TwinConversationsVisitor_conversation$key } from '../../../__generated__/TwinConversationsVisitor_conversation.graphql.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import styles from '../MyTwinScreen.module.css'

const pageSize = 20

interface TwinConversationsProps {
  viewer: TwinConversations_viewer$key
  onOpen: (uuid: string) => void
}

export function TwinConversations({ viewer, onOpen }: TwinConversationsProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TwinConversationsPaginationQuery, TwinConversations_viewer$key>(
    graphql`
      fragment TwinConversations_viewer on Viewer
      @refetchable(queryName: "TwinConversationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        profile {
          audience
        }
        twinConversations(first: $count, after: $cursor) @required(action: THROW) @connection(key: "TwinConversations_twinConversations") {
          edges {
            node {
              id
              ...TwinConversations_conversation
            }
          }
        }
      }
    `,
    viewer,
  )
  const edges = data.twinConversations.edges.filter(({ node }) => node != null)
  if (edges.length === 0) {
    return (
      <EmptyState title={t`Conversations with your twin will appear here`} size="small">
        {data.profile.audience === 'PRIVATE' ? (
          <Trans>Make your profile public and share its link. You can read what visitors ask.</Trans>
        ) : (
          <Trans>Share the link to your twin. You can read what visitors ask.</Trans>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <List label={t`Conversations with your twin`} isDivided>
        {edges.map(({ node }) => (
          <ListItem key={node.id}>
            <TwinConversation conversation={node} onOpen={onOpen} />
          </ListItem>
        ))}
      </List>
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older conversations`} />
    </>
  )
}

interface TwinConversationProps {
  conversation: TwinConversations_conversation$key
  onOpen: (uuid: string) => void
}

function TwinConversation({ conversation: conversationRef, onOpen }: TwinConversationProps) {
  const { t, i18n } = useLingui()
  const conversation = useFragment(
    graphql`
      fragment TwinConversations_conversation on TwinConversation {
        uuid
        firstQuestion
        isTalk
        stepCount
        updatedAt
        ...TwinConversationsVisitor_conversation
      }
    `,
    conversationRef,
  )
  const { uuid, firstQuestion, isTalk, stepCount, updatedAt } = conversation
  const visitor = useVisitorName(conversation)
  return (
    <button type="button" className={styles.conversation} onClick={() => onOpen(uuid)}>
      <span className={styles.conversationTitle}>{firstQuestion ?? t`No messages`}</span>
      <span className={styles.note}>
        {isTalk ? <Trans>{visitor}’s twin</Trans> : visitor} · <Plural value={stepCount} one="# message" other="# messages" /> ·{' '}
        {i18n.date(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
    </button>
  )
}

export function useVisitorName(conversation: TwinConversationsVisitor_conversation$key | null | undefined): string {
  const { t } = useLingui()
  const visitor = useFragment(
    graphql`
      fragment TwinConversationsVisitor_conversation on TwinConversation {
        visitorKind
        visitorUsername
      }
    `,
    conversation,
  )
  if (!visitor) return ''
  if (visitor.visitorUsername) return `@${visitor.visitorUsername}`
  return visitor.visitorKind === 'MEMBER' ? t`A visitor with an account` : t`A visitor`
}
