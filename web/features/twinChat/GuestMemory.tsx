import { Button, FormError, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { GuestMemoryMutation } from '../../__generated__/GuestMemoryMutation.graphql.ts'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'
import { useAction } from '../../relay/useAction.ts'
import styles from './TwinChatScreen.module.css'

export function useUpdateGuest(twinId: string) {
  const { t } = useLingui()
  const action = useAction<GuestMemoryMutation>(
    graphql`
      mutation GuestMemoryMutation($input: UpdateGuestInput!) {
        updateGuest(input: $input) {
          __typename
          ... on UpdateGuestPayload {
            isRemembered
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t save your choice`,
  )
  const update = (isRemembered: boolean, { deletesConversations = false } = {}) =>
    action.run(
      { input: { isRemembered } },
      {
        updater: (store, data) => {
          if (data?.updateGuest.__typename !== 'UpdateGuestPayload') return
          if (deletesConversations) store.invalidateStore()
          const twin = store.get(twinId)
          twin?.setValue(isRemembered, 'isViewerRemembered')
          if (deletesConversations) twin?.setValue(null, 'conversation')
        },
      },
    )
  return { ...action, update }
}

interface GuestFooterProps {
  twinId: string
  isEmbedded: boolean
  isBegun: boolean
  /** True after the first message, which creates the guest on the server. */
  canChoose: boolean
  isRemembered: boolean | null
}

export function GuestFooter({ twinId, isEmbedded, isBegun, canChoose, isRemembered }: GuestFooterProps) {
  const { t } = useLingui()
  const { update, isRunning, failure } = useUpdateGuest(twinId)
  const [isForgetting, setForgetting] = useState(false)
  const footer = useRef<HTMLDivElement>(null)
  const isDisabled = isRunning || !canChoose
  const choose = async (choice: boolean) => {
    // The buttons disappear.
    if (await update(choice)) footer.current?.focus()
  }
  return (
    <div ref={footer} tabIndex={-1} className={styles.footer}>
      {isBegun && isRemembered === null && (
        <div role="group" aria-label={t`Remember conversations`} className={styles.choice}>
          <span>
            <Trans>Remember your conversations in this browser?</Trans>
          </span>
          <Button isDisabled={isDisabled} onPress={() => void choose(true)}>
            <Trans>Remember</Trans>
          </Button>
          <Button variant="quiet" isDisabled={isDisabled} onPress={() => void choose(false)}>
            <Trans>Not now</Trans>
          </Button>
          {failure && <FormError>{failure}</FormError>}
        </div>
      )}
      {isRemembered && (
        <div className={styles.choice}>
          <span>
            <Trans>Remembered in this browser</Trans>
          </span>
          <Button variant="quiet" onPress={() => setForgetting(true)}>
            <Trans>Forget</Trans>
          </Button>
        </div>
      )}
      {isBegun && <RetentionNote isEmbedded={isEmbedded} isRemembered={isRemembered} />}
      {isForgetting && <ForgetDialog twinId={twinId} onClose={() => setForgetting(false)} />}
    </div>
  )
}

function RetentionNote({ isEmbedded, isRemembered }: Pick<GuestFooterProps, 'isEmbedded' | 'isRemembered'>) {
  if (isEmbedded && isRemembered !== false) return null
  return (
    <p className={styles.note}>
      {isEmbedded ? (
        <Trans>Ends when you close the browser</Trans>
      ) : isRemembered ? (
        <Trans>
          <Link href="/accounts/signup">Create an account</Link> or <Link href="/accounts/login">sign in</Link> to keep this conversation.
          Otherwise, it’s available only in this browser, <Link href="/privacy">for a limited time</Link>.
        </Trans>
      ) : (
        <Trans>
          <Link href="/accounts/signup">Create an account</Link> or <Link href="/accounts/login">sign in</Link> to keep this conversation.
          Otherwise, it ends when you <Link href="/privacy">close the browser</Link>.
        </Trans>
      )}
    </p>
  )
}

interface ForgetDialogProps {
  twinId: string
  onClose: () => void
}

function ForgetDialog({ twinId, onClose }: ForgetDialogProps) {
  const { t } = useLingui()
  const { update, ...action } = useUpdateGuest(twinId)
  return (
    <DeleteDialog
      title={t`Forget conversations`}
      confirmLabel={t`Forget`}
      action={action}
      onDelete={() => update(false, { deletesConversations: true })}
      onClose={onClose}
    >
      <Trans>
        This deletes your conversations with twins in this browser, also for their owners. Messages already passed on stay in the owners’
        notifications.
      </Trans>
    </DeleteDialog>
  )
}
