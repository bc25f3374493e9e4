import { FileDrop, FormError, List, ListItem } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ImportSection_viewer$key } from '../../../__generated__/ImportSection_viewer.graphql.ts'
import { UploadChip } from '../../../shared/uploads/UploadChip.tsx'
import { useUploads } from '../../../shared/uploads/useUploads.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { ImportEntry } from './ImportEntry.tsx'
import { useImportConversations, useUndoImport } from './useImportConversations.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

const exportFile = /\.(zip|json)$/iu

export function ImportSection({ viewer }: { viewer: ImportSection_viewer$key }) {
  const { t } = useLingui()
  const { conversationImports } = useFragment(
    graphql`
      fragment ImportSection_viewer on Viewer {
        conversationImports {
          id
          status
          origin
          addedCount
          ...ImportEntry_import
        }
      }
    `,
    viewer,
  )
  const uploads = useUploads()
  const importConversations = useImportConversations()
  const [isWrongFile, setWrongFile] = useState(false)
  const [undoing, setUndoing] = useState<UndoImportDialogProps['entry'] | null>(null)
  const isRunning = conversationImports.some(({ status }) => status === 'PENDING' || status === 'UNDOING')

  const handleFiles = ([file]: File[]) => {
    if (!file) return
    setWrongFile(!exportFile.test(file.name))
    for (const { key } of uploads.items) uploads.remove(key)
    if (exportFile.test(file.name)) void uploads.add([file])
  }
  const [fileId = null] = uploads.ids
  const start = useEffectEvent((id: string) => {
    uploads.take()
    void importConversations.run(id)
  })
  useEffect(() => {
    if (fileId !== null) start(fileId)
  }, [fileId])

  return (
    <Section
      id="import"
      description={
        <Trans>
          Bring your conversations over from ChatGPT or Claude. Request your data there first: in ChatGPT under Settings, Data controls,
          Export data; in Claude under Settings, Privacy, Export data. You’ll get an email with a link to a ZIP file: download it and choose
          it here.
        </Trans>
      }
    >
      {conversationImports.length > 0 && (
        <List label={t`Imports`} isDivided>
          {conversationImports.map((one) => (
            <ListItem key={one.id}>
              <ImportEntry entry={one} onUndo={() => setUndoing(one)} />
            </ListItem>
          ))}
        </List>
      )}
      <FileDrop
        label={t`Drop an export file here`}
        description={t`The ZIP file or the conversations.json inside it`}
        acceptedTypes={['.zip', '.json']}
        allowsMultiple={false}
        isDisabled={isRunning || importConversations.isRunning || uploads.isUploading}
        onFiles={handleFiles}
      />
      <p className={styles.note}>
        <Trans>
          For another Twain server, choose the file from its Settings → Export. Imported content stays private until you share it.
          Conversations with twins aren’t imported.
        </Trans>
      </p>
      {uploads.items.map((upload) => (
        <UploadChip key={upload.key} upload={upload} onRemove={uploads.remove} />
      ))}
      <FormError>{isWrongFile ? t`Choose the ZIP file or the conversations.json inside it.` : importConversations.failure}</FormError>
      {undoing && <UndoImportDialog entry={undoing} onClose={() => setUndoing(null)} />}
    </Section>
  )
}

interface UndoImportDialogProps {
  entry: { readonly id: string; readonly origin: string | null | undefined; readonly addedCount: number }
  onClose: () => void
}

function UndoImportDialog({ entry: { id, origin, addedCount }, onClose }: UndoImportDialogProps) {
  const { t } = useLingui()
  const undo = useUndoImport()
  return (
    <DeleteDialog
      title={t`Undo this import?`}
      confirmLabel={t`Undo import`}
      action={undo}
      onDelete={() => undo.run({ input: { importId: id } })}
      onClose={onClose}
    >
      {origin === 'TWAIN' ? (
        <Trans>This deletes what the import added. What you’ve changed since, your profile and your settings are kept.</Trans>
      ) : addedCount === 0 ? (
        <Trans>No conversations will be deleted.</Trans>
      ) : (
        <Plural
          value={addedCount}
          one="The # conversation it added will be deleted, unless you have written in it since."
          other="The # conversations it added will be deleted. Those you have written in since will be kept."
        />
      )}
    </DeleteDialog>
  )
}
