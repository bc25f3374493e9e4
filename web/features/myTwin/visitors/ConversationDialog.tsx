import { Button, Dialog, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConversationDialogQuery } from '../../../__generated__/ConversationDialogQuery.graphql.ts'
import { LoadingBoundary } from '../../../shared/screen/LoadingBoundary.tsx'
import { ConversationSteps } from './ConversationSteps.tsx'
import { Takeover } from './Takeover.tsx'
import { useVisitorName } from './TwinConversations.tsx'

interface ConversationDialogProps {
  uuid: string
  onClose: () => void
}

export function ConversationDialog({ uuid, onClose }: ConversationDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t`Conversation with your twin`}
      size="large"
      voice="public"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button slot="close">
          <Trans>Close</Trans>
        </Button>
      }
    >
      <LoadingBoundary
        failure={t`Couldn’t load the conversation`}
        level={3}
        fallback={
          <StatusLine>
            <Trans>Loading...</Trans>
          </StatusLine>
        }
      >
        {(attempt) => <Conversation uuid={uuid} fetchKey={attempt} onClose={onClose} />}
      </LoadingBoundary>
    </Dialog>
  )
}

function Conversation({ uuid, fetchKey, onClose }: { uuid: string; fetchKey: number; onClose: () => void }) {
  const { i18n } = useLingui()
  const { viewer } = useLazyLoadQuery<ConversationDialogQuery>(
    graphql`
      query ConversationDialogQuery($uuid: String!) {
        viewer {
          twinConversation(uuid: $uuid) {
            createdAt
            ...Takeover_conversation
            ...TwinConversationsVisitor_conversation
            ...ConversationSteps_conversation
          }
        }
      }
    `,
    { uuid },
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  const [corrected, setCorrected] = useState<string | null>(null)
  const handleCorrect = (stepUuid: string, isOpen: boolean) => {
    // A save may end after another correction was opened.
    setCorrected((current) => (isOpen ? stepUuid : current === stepUuid ? null : current))
  }
  const conversation = viewer?.twinConversation
  const name = useVisitorName(conversation)
  if (!conversation) {
    return (
      <p>
        <Trans>This conversation no longer exists.</Trans>
      </p>
    )
  }
  return (
    <>
      <p>
        {name} · {i18n.date(conversation.createdAt, { dateStyle: 'long' })}
      </p>
      <ConversationSteps conversation={conversation} visitor={name} corrected={corrected} onCorrect={handleCorrect} />
      <Takeover conversation={conversation} uuid={uuid} isQuiet={corrected !== null} onDeleted={onClose} />
    </>
  )
}
