import { Banner, Button, FormError, isSendKey, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Takeover_conversation$key } from '../../../__generated__/Takeover_conversation.graphql.ts'
import styles from '../MyTwinScreen.module.css'
import { useDeleteConversation, useFollowConversation, useSendAsOwner, useUpdateConversation } from './useTakeover.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'
import { useDraft } from '../../../shared/conversation/composer/useDraft.ts'

interface TakeoverProps {
  conversation: Takeover_conversation$key
  uuid: string
  /** Leaves the primary button to an open form. */
  isQuiet: boolean
  onDeleted: () => void
}

export function Takeover({ conversation: conversationRef, uuid, isQuiet, onDeleted }: TakeoverProps) {
  const { id, isAnswering, isTakenOver, isBlocked, isTalk, stepCount } = useFragment(
    graphql`
      fragment Takeover_conversation on TwinConversation {
        id
        isAnswering
        isTakenOver
        isBlocked
        isTalk
        stepCount
      }
    `,
    conversationRef,
  )
  useFollowConversation(uuid, isAnswering)
  const update = useUpdateConversation()
  const [isDeleting, setDeleting] = useState(false)
  const change = (changes: { isTakenOver?: boolean; isBlocked?: boolean; isStopped?: boolean }) =>
    void update.run({ input: { conversationId: id, ...changes } })
  const primary = isQuiet ? 'secondary' : 'primary'
  return (
    <div className={styles.takeover}>
      {isBlocked && (
        <Banner
          tone="caution"
          action={
            <Button isPending={update.isRunning} onPress={() => change({ isBlocked: false })}>
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
            <Button isPending={update.isRunning} onPress={() => change({ isTakenOver: false })}>
              <Trans>Hand back to twin</Trans>
            </Button>
          }
        >
          <Trans>You’re answering in person. Your twin is paused.</Trans>
        </Banner>
      )}
      {isTakenOver && <OwnerComposer id={id} stepCount={stepCount} variant={primary} />}
      <div className={styles.actions}>
        {isTalk && isAnswering && (
          <Button isPending={update.isRunning} onPress={() => change({ isStopped: true })}>
            <Trans>Stop talk</Trans>
          </Button>
        )}
        {!isTakenOver && !isTalk && (
          <Button variant={primary} isPending={update.isRunning} onPress={() => change({ isTakenOver: true })}>
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
      <FormError>{update.failure}</FormError>
      {isDeleting && <DeleteConversationDialog id={id} onDeleted={onDeleted} onClose={() => setDeleting(false)} />}
    </div>
  )
}

function OwnerComposer({ id, stepCount, variant }: { id: string; stepCount: number; variant: 'primary' | 'secondary' }) {
  const { t } = useLingui()
  const composer = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  // New messages would push it out of the dialog.
  useEffect(() => {
    if (composer.current?.contains(document.activeElement)) composer.current.scrollIntoView({ block: 'end' })
  }, [stepCount])
  const { text, setText, ...draft } = useDraft(`takeover:${id}`)
  const send = useSendAsOwner(id)
  const message = text.trim()
  const handleSend = async () => {
    if (message === '' || send.isRunning) return
    draft.send(message)
    setText('')
    input.current?.focus()
    draft.settle(message, !(await send.run(message)))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    void handleSend()
  }
  return (
    <div ref={composer} className={styles.question}>
      <TextArea
        ref={input}
        label={t`Your message`}
        isLabelHidden
        value={text}
        onChange={setText}
        error={send.failure ?? undefined}
        onKeyDown={handleKeyDown}
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant={variant} isPending={send.isRunning} isDisabled={message === ''} onPress={() => void handleSend()}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </div>
  )
}

function DeleteConversationDialog({ id, onDeleted, onClose }: { id: string; onDeleted: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const remove = useDeleteConversation()
  return (
    <DeleteDialog
      title={t`Delete this conversation?`}
      action={remove}
      onDelete={() => remove.run({ input: { conversationId: id } })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <Trans>This also deletes it for the visitor.</Trans>
    </DeleteDialog>
  )
}
