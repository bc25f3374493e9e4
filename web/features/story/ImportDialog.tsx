import { AudienceMark, Button, FileDrop, FormError, Icon, RadioGroup } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ImportDialogMutation } from '../../__generated__/ImportDialogMutation.graphql.ts'
import { GuardedDialog } from '../../forms/GuardedDialog.tsx'
import { translateError } from '../../i18n/errorText.ts'
import { translateServerText } from '../../i18n/serverTexts.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { getItemConnection } from '../../shared/knowledge/knowledgeKinds.ts'
import { UploadList } from '../../shared/uploads/UploadList.tsx'
import { useUploads } from '../../shared/uploads/useUploads.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import styles from './Story.module.css'

const maxFiles = 20
const textFile = /\.(md|markdown|txt)$/iu

interface ImportDialogProps {
  onClose: () => void
  /** Reading may continue after the dialog is closed. */
  onReading: (isReading: boolean) => void
}

export function ImportDialog({ onClose, onReading }: ImportDialogProps) {
  const { t } = useLingui()
  const uploads = useUploads()
  const [split, setSplit] = useState<'FILE' | 'HEADING'>('FILE')
  const [importStories, isImporting] = useImportStories()
  const [failure, setFailure] = useState<string | null>(null)
  const [imported, setImported] = useState<readonly ImportedFile[] | 'running' | null>(null)

  const handleFiles = (files: File[]) => {
    const texts = files.filter(({ name }) => textFile.test(name))
    const room = maxFiles - uploads.items.length
    setFailure(
      texts.length < files.length
        ? translateServerText('Only .md and .txt files can be imported as stories.')
        : texts.length > room
          ? t`Import at most 20 files at once`
          : null,
    )
    void uploads.add(texts.slice(0, room))
  }

  const handleImport = async () => {
    setFailure(null)
    // The import may finish before the response arrives.
    onReading(true)
    let isRunning = false
    try {
      const result = await importStories({ input: { fileIds: uploads.ids, split }, connections: [getItemConnection('STORY')] })
      if (result.__typename !== 'ImportStoriesPayload') return setFailure('message' in result ? translateError(result) : null)
      isRunning = result.isRunning
      setImported(isRunning ? 'running' : result.files)
    } catch (error) {
      setFailure(getFailureText(error, t`Couldn’t import the stories`))
    } finally {
      if (!isRunning) onReading(false)
    }
  }

  return (
    <GuardedDialog
      title={t`Import stories`}
      isChanged={!imported && uploads.items.length > 0}
      onClose={onClose}
      actions={
        imported ? (
          <Button variant="primary" slot="close" autoFocus>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <Button
            variant="primary"
            isDisabled={uploads.ids.length === 0 || uploads.isUploading}
            isPending={isImporting}
            pendingLabel={t`Importing...`}
            onPress={() => void handleImport()}
          >
            <Trans>Import</Trans>
          </Button>
        )
      }
    >
      {imported ? (
        <ImportedFiles files={imported} />
      ) : (
        <div className={styles.import}>
          <AudienceMark audience="private">{t`Only you, until you make a story public`}</AudienceMark>
          <FileDrop
            label={t`Drop text files here`}
            description={t`.md or .txt, at most 5 MB each`}
            acceptedTypes={['.md', '.markdown', '.txt']}
            onFiles={handleFiles}
          />
          <UploadList label={t`Files to import`} items={uploads.items} onRemove={uploads.remove} />
          <RadioGroup
            label={t`Split into stories`}
            value={split}
            onChange={setSplit}
            items={[
              { value: 'FILE', label: t`One story per file` },
              { value: 'HEADING', label: t`One story per heading`, description: t`Markdown is split at each top-level heading.` },
            ]}
          />
          <FormError>{failure}</FormError>
        </div>
      )}
    </GuardedDialog>
  )
}

type ImportedFile = Extract<ImportDialogMutation['response']['importStories'], { __typename: 'ImportStoriesPayload' }>['files'][number]

function ImportedFiles({ files }: { files: readonly ImportedFile[] | 'running' }) {
  if (files === 'running') {
    return (
      <p role="status">
        <Trans>Long texts are imported in the background. You’ll get a notification when the stories are ready.</Trans>
      </p>
    )
  }
  return (
    <ul role="status" className={styles.files}>
      {files.map(({ fileName, storyCount, knownCount, problem }) => (
        <li key={fileName} className={styles.outcome} data-failed={problem != null || undefined}>
          <Icon glyph={problem == null ? CircleCheck : CircleAlert} />
          <div>
            <p className={styles.fileName}>{fileName}</p>
            <p className={styles.note}>
              {problem != null ? (
                translateServerText(problem)
              ) : (
                <>
                  <Plural value={storyCount} _0="Nothing added" one="# story added" other="# stories added" />
                  {knownCount > 0 && (
                    <>
                      {', '}
                      <Plural value={knownCount} one="# already imported" other="# already imported" />
                    </>
                  )}
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function useImportStories() {
  return useAsyncMutation<ImportDialogMutation>(graphql`
    mutation ImportDialogMutation($input: ImportStoriesInput!, $connections: [ID!]!) {
      importStories(input: $input) {
        __typename
        ... on ImportStoriesPayload {
          isRunning
          files {
            fileName
            storyCount
            knownCount
            problem
          }
          storyEdges @prependEdge(connections: $connections) {
            node {
              ...ItemRow_item
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
}
