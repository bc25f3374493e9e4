import { Checkbox, FileDrop } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { ReplaceDocumentMutation } from '../../../../__generated__/ReplaceDocumentMutation.graphql.ts'
import { UploadChip } from '../../../../shared/uploads/UploadChip.tsx'
import { useUploads } from '../../../../shared/uploads/useUploads.ts'
import { FormDialog } from '../../../../forms/FormDialog.tsx'
import { useAttempt } from '../../../../relay/useAttempt.ts'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import { acceptedTypes } from '../../../../shared/knowledge/AddDocuments.tsx'

interface ReplaceDocumentProps {
  itemId: string
  isPublic: boolean
  onClose: () => void
}

export function ReplaceDocument({ itemId, isPublic, onClose }: ReplaceDocumentProps) {
  const { t } = useLingui()
  const uploads = useUploads()
  const [replace, isReplacing] = useAsyncMutation<ReplaceDocumentMutation>(graphql`
    mutation ReplaceDocumentMutation($input: ReplaceDocumentInput!) {
      replaceDocument(input: $input) {
        __typename
        ... on ReplaceDocumentPayload {
          item {
            ...DocumentRow_item
            document {
              ...DocumentReplacement_file
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
  `)
  const [staysPublic, setStaysPublic] = useState(false)
  const { attempt, failure, setFailure } = useAttempt(t`Couldn’t replace the document`)
  const [file] = uploads.items

  const handleFiles = ([chosen]: File[]) => {
    setFailure(null)
    for (const { key } of uploads.items) uploads.remove(key)
    if (chosen) void uploads.add([chosen])
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const fileId = file?.elementId
    if (!fileId) return
    if (await attempt(() => replace({ input: { itemId, fileId, staysPublic } }))) onClose()
  }

  return (
    <FormDialog
      title={t`Replace document`}
      size="small"
      submitLabel={t`Replace`}
      isPending={isReplacing}
      isDisabled={!file?.elementId}
      failure={failure}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
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
      {file && <UploadChip upload={file} onRemove={uploads.remove} />}
      {isPublic && (
        <Checkbox isSelected={staysPublic} onChange={setStaysPublic}>
          <Trans>Keep the document public. Otherwise, replacing it makes it private.</Trans>
        </Checkbox>
      )}
    </FormDialog>
  )
}
