import { AudienceMark, Button, CopyField, Dialog, Disclosure, FormError, LinkButton, Skeleton, Switch } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { ShareDialog_shared$key } from '../../__generated__/ShareDialog_shared.graphql.ts'
import type { ShareDialogMutation } from '../../__generated__/ShareDialogMutation.graphql.ts'
import type { ShareDialogQuery, ShareDialogQuery$data } from '../../__generated__/ShareDialogQuery.graphql.ts'
import { toPath } from '../../lib/pathOfUrl.ts'
import { useAction } from '../../relay/useAction.ts'
import { LoadingBoundary } from '../screen/LoadingBoundary.tsx'
import { SharedMessages } from './SharedMessages.tsx'
import styles from './Sharing.module.css'
import { useStopSharing } from './useStopSharing.ts'

interface ShareDialogProps {
  threadUuid: string
  onClose: () => void
}

type Viewer = NonNullable<ShareDialogQuery$data['viewer']>

export function ShareDialog({ threadUuid, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Share conversation`} voice="public" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <LoadingBoundary failure={t`Couldn’t load the conversation`} level={3} fallback={<Skeleton lines={4} />}>
        {(attempt) => <Sharing threadUuid={threadUuid} fetchKey={attempt} onClose={onClose} />}
      </LoadingBoundary>
    </Dialog>
  )
}

function Sharing({ threadUuid, fetchKey, onClose }: ShareDialogProps & { fetchKey: number }) {
  const { viewer } = useLazyLoadQuery<ShareDialogQuery>(
    graphql`
      query ShareDialogQuery($uuid: String!) {
        viewer {
          user {
            displayName
          }
          thread(uuid: $uuid) {
            id
            shareableMessages {
              __typename
              ...SharedMessages_messages
            }
            sharedConversation {
              ...ShareDialog_shared
            }
          }
        }
      }
    `,
    { uuid: threadUuid },
    { fetchPolicy: 'network-only', fetchKey },
  )
  if (!viewer?.thread) return null
  return <SharingState name={viewer.user.displayName} thread={viewer.thread} onClose={onClose} />
}

interface SharingStateProps {
  name: string
  thread: NonNullable<Viewer['thread']>
  onClose: () => void
}

function SharingState({ name, thread, onClose }: SharingStateProps) {
  const { t } = useLingui()
  const shared = useFragment<ShareDialog_shared$key>(
    graphql`
      fragment ShareDialog_shared on SharedConversation {
        id
        url
        messageCount
        showsName
      }
    `,
    thread.sharedConversation ?? null,
  )
  const [showsName, setShowsName] = useState(shared?.showsName ?? false)
  const [isUpdated, setUpdated] = useState(false)
  const share = useAction<ShareDialogMutation>(
    graphql`
      mutation ShareDialogMutation($input: ShareConversationInput!) {
        shareConversation(input: $input) {
          __typename
          ... on ShareConversationPayload {
            sharedConversation {
              ...ShareDialog_shared
              thread {
                sharedConversation {
                  ...ShareDialog_shared
                }
              }
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t share the conversation`,
  )
  const stopping = useStopSharing()
  const messages = thread.shareableMessages ?? []
  const count = messages.length
  const newCount = shared ? count - shared.messageCount : 0

  const handleShare = async () => {
    setUpdated(false)
    if (await share.run({ input: { threadId: thread.id, showsName } })) setUpdated(shared != null)
  }
  const handleStop = async () => {
    if (shared && (await stopping.stop(shared.id))) onClose()
  }

  return (
    <div className={styles.dialog}>
      <AudienceMark audience={shared ? 'link' : 'private'} />
      {shared ? (
        <>
          <CopyField label={t`Link`} value={shared.url} />
          <p className={styles.note}>
            {plural(shared.messageCount, { one: '# message is visible.', other: '# messages are visible.' })}{' '}
            {newCount > 0 && plural(newCount, { one: '# newer message is not.', other: '# newer messages are not.' })}
          </p>
        </>
      ) : (
        <p>
          {plural(count, {
            0: 'There are no messages to share yet.',
            one: 'Anyone with the link will see # message. Files, sources and later messages stay private.',
            other: 'Anyone with the link will see # messages. Files, sources and later messages stay private.',
          })}
        </p>
      )}
      <Switch isSelected={showsName} onChange={setShowsName} description={showsName ? t`Shared by ${name}` : t`Shared without a name`}>
        <Trans>Show my name</Trans>
      </Switch>
      {count > 0 && (
        <Disclosure title={<Trans>Preview</Trans>}>
          <div tabIndex={0} role="region" aria-label={t`Preview`} className={styles.preview}>
            <SharedMessages messages={messages} />
          </div>
        </Disclosure>
      )}
      <FormError>{share.failure ?? stopping.failure}</FormError>
      <div className={styles.actions}>
        {shared && (
          <Button variant="quiet" isPending={stopping.isRunning} onPress={() => void handleStop()}>
            <Trans>Stop sharing</Trans>
          </Button>
        )}
        {shared && (
          <Button isPending={share.isRunning} onPress={() => void handleShare()}>
            {isUpdated ? <Trans>Updated</Trans> : <Trans>Update snapshot</Trans>}
          </Button>
        )}
        {shared ? (
          <LinkButton variant="primary" href={toPath(shared.url)} target="_blank">
            <Trans>Open</Trans>
          </LinkButton>
        ) : (
          <Button variant="primary" isDisabled={count === 0} isPending={share.isRunning} onPress={() => void handleShare()}>
            <Trans>Create link</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
