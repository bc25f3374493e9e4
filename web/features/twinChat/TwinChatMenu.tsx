import { Dialog, Button, FormError, IconButton, Menu, MenuItem, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, Braces, Ellipsis, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TwinChatMenu_thread$key } from '../../__generated__/TwinChatMenu_thread.graphql.ts'
import type { TwinChatMenuMutation } from '../../__generated__/TwinChatMenuMutation.graphql.ts'
import { toPath } from '../../lib/pathOfUrl.ts'
import { downloadFile } from '../../relay/downloadFile.ts'
import { useAction } from '../../relay/useAction.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import type { TwinPerson } from '../../shared/conversation/audience/TwinAudience.tsx'
import { DeleteDialog } from '../../forms/DeleteDialog.tsx'
import { useUpdateGuest } from './GuestMemory.tsx'

interface TwinChatMenuProps {
  twinId: string
  thread: TwinChatMenu_thread$key
  person: TwinPerson
  canRemember: boolean
}

export function TwinChatMenu({ twinId, thread, person, canRemember }: TwinChatMenuProps) {
  const { t } = useLingui()
  const { id, markdownUrl, jsonUrl } = useFragment(
    graphql`
      fragment TwinChatMenu_thread on Thread {
        id
        markdownUrl: exportUrl(format: MARKDOWN)
        jsonUrl: exportUrl(format: JSON)
      }
    `,
    thread,
  )
  const session = useSession()
  const exporting = useAttempt(t`Couldn’t export the conversation`)
  const guest = useUpdateGuest(twinId)
  const [isDeleting, setDeleting] = useState(false)
  const download = (url: string) => void exporting.attempt(() => downloadFile(session.fetch, toPath(url)))
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`Conversation options`} />}>
        <MenuItem icon={FileText} onAction={() => download(markdownUrl)}>
          {t`Export as Markdown`}
        </MenuItem>
        <MenuItem icon={Braces} onAction={() => download(jsonUrl)}>
          {t`Export as JSON`}
        </MenuItem>
        <MenuSeparator />
        {canRemember && (
          <MenuItem icon={Bookmark} onAction={() => void guest.update(true)}>
            {t`Remember conversations`}
          </MenuItem>
        )}
        <MenuItem icon={Trash2} isDangerous onAction={() => setDeleting(true)}>
          {t`Delete`}
        </MenuItem>
      </Menu>
      {exporting.failure && (
        <FailureDialog title={t`Export conversation`} failure={exporting.failure} onClose={() => exporting.setFailure(null)} />
      )}
      {guest.failure && <FailureDialog title={t`Remember conversations`} failure={guest.failure} onClose={() => guest.setFailure(null)} />}
      {isDeleting && <DeleteTwinChat twinId={twinId} threadId={id} person={person} onClose={() => setDeleting(false)} />}
    </>
  )
}

interface FailureDialogProps {
  title: string
  failure: string
  onClose: () => void
}

function FailureDialog({ title, failure, onClose }: FailureDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button slot="close">
          <Trans>Close</Trans>
        </Button>
      }
    >
      <FormError>{failure}</FormError>
    </Dialog>
  )
}

interface DeleteTwinChatProps {
  twinId: string
  threadId: string
  person: TwinPerson
  onClose: () => void
}

function DeleteTwinChat({ twinId, threadId, person: { name, isOwn }, onClose }: DeleteTwinChatProps) {
  const { t } = useLingui()
  const deleteThread = useAction<TwinChatMenuMutation>(
    graphql`
      mutation TwinChatMenuMutation($input: DeleteThreadInput!) {
        deleteThread(input: $input) {
          __typename
          ... on DeleteThreadPayload {
            deletedThreadId @deleteRecord
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t delete the conversation`,
  )
  const handleDelete = () =>
    deleteThread.run(
      { input: { threadId } },
      {
        updater: (store, data) => {
          if (data?.deleteThread.__typename === 'DeleteThreadPayload') store.get(twinId)?.setValue(null, 'conversation')
        },
      },
    )
  return (
    <DeleteDialog title={t`Delete conversation`} action={deleteThread} onDelete={handleDelete} onClose={onClose}>
      {isOwn ? (
        <Trans>Are you sure you want to delete this conversation? This action cannot be undone.</Trans>
      ) : (
        <Trans>
          Your messages, the twin’s answers and the questions you sent will be deleted for you and {name}. {name} keeps notifications of
          messages the twin passed on. This action cannot be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}
