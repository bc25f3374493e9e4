import { Banner, Button, ConfirmDialog, FormError, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Takeover_conversation$key } from '../../../__generated__/Takeover_conversation.graphql.ts'
import styles from '../MyTwinScreen.module.css'
import { useDeleteConversation, useFollowConversation, useSendAsOwner, useUpdateConversation } from './useTakeover.ts'

interface TakeoverProps {
  conversation: Takeover_conversation$key
  uuid: string
  visitor: string
  onDeleted: () => void
}

/** Below a visitor’s conversation. */
export function Takeover({ conversation: conversationRef, uuid, visitor, onDeleted }: TakeoverProps) {
  const { id, isTakenOver, isBlocked } = useFragment(
    graphql`
      fragment Takeover_conversation on TwinConversation {
        id
        isTakenOver
        isBlocked
      }
    `,
    conversationRef,
  )
  useFollowConversation(uuid)
  const { update, isUpdating, failure } = useUpdateConversation(id)
  const [isDeleting, setDeleting] = useState(false)
  const change = (changes: { isTakenOver?: boolean; isBlocked?: boolean }) => void update(changes)
  return (
    <div className={styles.takeover}>
      {isBlocked && (
        <Banner
          tone="caution"
          action={
            <Button isPending={isUpdating} onPress={() => change({ isBlocked: false })}>
              <Trans>Unblock</Trans>
            </Button>
          }
        >
          <Trans>This visitor is blocked and can’t send messages.</Trans>
        </Banner>
      )}
      {isTakenOver && (
        <Banner
          action={
            <Button isPending={isUpdating} onPress={() => change({ isTakenOver: false })}>
              <Trans>Hand back to twin</Trans>
            </Button>
          }
        >
          <Trans>You’re answering in person. Your twin is paused.</Trans>
        </Banner>
      )}
      {isTakenOver && <OwnerComposer id={id} visitor={visitor} />}
      <div className={styles.actions}>
        {!isTakenOver && (
          <Button variant="primary" isPending={isUpdating} onPress={() => change({ isTakenOver: true })}>
            <Trans>Take over</Trans>
          </Button>
        )}
        {!isBlocked && (
          <Button variant="quiet" onPress={() => change({ isBlocked: true })}>
            <Trans>Block visitor</Trans>
          </Button>
        )}
        <Button variant="quiet" onPress={() => setDeleting(true)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      <FormError>{failure}</FormError>
      {isDeleting && <DeleteConversationDialog id={id} onDeleted={onDeleted} onClose={() => setDeleting(false)} />}
    </div>
  )
}

function OwnerComposer({ id, visitor }: { id: string; visitor: string }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { send, isSending, failure } = useSendAsOwner(id)
  const handleSend = async () => {
    if (await send(text)) setText('')
  }
  return (
    <div className={styles.question}>
      <TextArea label={t`Message to ${visitor}`} isLabelHidden value={text} onChange={setText} error={failure ?? undefined} />
      <div className={styles.actions}>
        <Button variant="primary" isPending={isSending} isDisabled={text.trim() === ''} onPress={() => void handleSend()}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </div>
  )
}

function DeleteConversationDialog({ id, onDeleted, onClose }: { id: string; onDeleted: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { remove, isDeleting, failure } = useDeleteConversation(id)
  const handleConfirm = async () => {
    if (await remove()) onDeleted()
  }
  return (
    <ConfirmDialog
      title={t`Delete this conversation?`}
      confirmLabel={t`Delete`}
      isDangerous
      isPending={isDeleting}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>This also deletes it for the visitor.</Trans>
    </ConfirmDialog>
  )
}
