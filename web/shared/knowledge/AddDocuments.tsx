import { FileDrop, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { AddDocumentsMutation } from '../../__generated__/AddDocumentsMutation.graphql.ts'
import { translateError } from '../../i18n/errorText.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { getItemConnection } from './knowledgeKinds.ts'
import { UploadList } from '../uploads/UploadList.tsx'
import { useUploads } from '../uploads/useUploads.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import styles from './AddDocuments.module.css'

export const acceptedTypes = ['.pdf', '.docx', '.md', '.markdown', '.html', '.htm', '.txt', '.csv']

export function AddDocuments({ onAdded }: { onAdded?: (itemId: string) => void }) {
  const { t } = useLingui()
  const uploads = useUploads()
  const [addDocuments] = useAsyncMutation<AddDocumentsMutation>(graphql`
    mutation AddDocumentsMutation($input: AddDocumentsInput!, $connections: [ID!]!) {
      addDocuments(input: $input) {
        __typename
        ... on AddDocumentsPayload {
          documentEdges @prependEdge(connections: $connections) {
            node {
              id
              ...DocumentRow_item
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const [failure, setFailure] = useState<string | null>(null)
  const taken = useRef(new Set<string>())

  const add = useEffectEvent(async (key: number, fileId: string) => {
    if (taken.current.has(fileId)) return
    taken.current.add(fileId)
    try {
      const result = await addDocuments({ input: { fileIds: [fileId] }, connections: [getItemConnection('DOCUMENT')] })
      if ('message' in result) setFailure(translateError(result))
      if (result.__typename === 'AddDocumentsPayload') result.documentEdges.forEach(({ node }) => onAdded?.(node.id))
    } catch (error) {
      setFailure(getFailureText(error, t`Couldn’t add the document`))
    }
    uploads.remove(key)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- State changes only after the response.
    for (const { key, elementId } of uploads.items) if (elementId !== null) void add(key, elementId)
  }, [uploads.items])

  const handleFiles = (files: File[]) => {
    setFailure(null)
    void uploads.add(files)
  }

  return (
    <section className={styles.upload}>
      <FileDrop
        label={t`Drop documents here`}
        description={t`PDF, DOCX, Markdown, HTML, text or CSV`}
        acceptedTypes={acceptedTypes}
        onFiles={handleFiles}
      />
      <UploadList label={t`Uploads in progress`} items={uploads.items} onRemove={uploads.remove} />
      <FormError>{failure}</FormError>
    </section>
  )
}
