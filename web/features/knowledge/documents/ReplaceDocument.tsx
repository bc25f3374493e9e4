import { Button, Checkbox, Dialog, FileChip, FileDrop, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useUploads } from '../../../domain/uploads/useUploads.ts'
import { acceptedTypes } from './acceptedTypes.ts'
import { useReplaceDocument } from './useReplaceDocument.ts'

interface ReplaceDocumentProps {
  itemId: string
  isPublic: boolean
  onClose: () => void
}

/** Asks for the newer file of a document, and of a public one whether it stays public. */
export function ReplaceDocument({ itemId, isPublic, onClose }: ReplaceDocumentProps) {
  const { t } = useLingui()
  const uploads = useUploads()
  const [replace, isReplacing] = useReplaceDocument()
  const [staysPublic, setStaysPublic] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [file] = uploads.items

  const handleFiles = ([chosen]: File[]) => {
    setFailure(null)
    for (const { key } of uploads.items) uploads.remove(key)
    if (chosen) void uploads.add([chosen])
  }
  const handleReplace = async () => {
    if (!file?.elementId) return
    setFailure(null)
    try {
      const { replaceDocument: result } = await replace({ variables: { input: { itemId, fileId: file.elementId, staysPublic } } })
      if ('message' in result) setFailure(errorText(result))
      else onClose()
    } catch (error) {
      setFailure(failureText(error, t`Couldn’t replace the document`))
    }
  }

  return (
    <Dialog
      title={t`Replace document`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isDisabled={!file?.elementId} isPending={isReplacing} onPress={() => void handleReplace()}>
            <Trans>Replace</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The old file stays until the new one has been read. Then it’s deleted.</Trans>
      </p>
      <FileDrop
        label={t`Drop the new file here`}
        description={t`PDF, DOCX, Markdown, HTML, text or CSV`}
        acceptedTypes={acceptedTypes}
        onFiles={handleFiles}
      />
      {file && (
        <FileChip
          {...{ name: file.name, size: file.size, type: file.type }}
          progress={file.progress ?? undefined}
          error={file.error ?? undefined}
          onRemove={() => uploads.remove(file.key)}
        />
      )}
      {isPublic && (
        <Checkbox isSelected={staysPublic} onChange={setStaysPublic}>
          <Trans>Keep the document public. Otherwise, replacing it makes it private.</Trans>
        </Checkbox>
      )}
      <FormError>{failure}</FormError>
    </Dialog>
  )
}
