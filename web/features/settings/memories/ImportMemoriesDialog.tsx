import { Button, CopyField, FileDrop, FormError, Link, TextArea } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ImportMemoriesDialogMutation } from '../../../__generated__/ImportMemoriesDialogMutation.graphql.ts'
import type { ImportMemoriesDialogPreviewMutation } from '../../../__generated__/ImportMemoriesDialogPreviewMutation.graphql.ts'
import { maxMemoryListLength } from '../../../../api/memory/validation.ts'
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx'
import { translateCode } from '../../../i18n/errorText.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { type Candidate, FoundMemories } from './FoundMemories.tsx'
import styles from './Memories.module.css'

const listFile = /\.(txt|md|markdown|json)$/iu
const maxBytesPerCharacter = 3

export function ImportMemoriesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Candidate[] | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [counts, setCounts] = useState<{ readonly addedCount: number; readonly knownCount: number } | null>(null)
  const [preview, isReading] = usePreview()
  const [add, isAdding] = useImport()
  const { attempt, failure, setFailure } = useAttempt(t`Couldn’t import the memories`)

  const read = (list: string) => {
    if (list.length > maxMemoryListLength) return setFailure(describeLength())
    return attempt(async () => {
      const result = await preview({ input: { text: list } })
      if (result.__typename !== 'PreviewMemoryImportPayload') return result
      setFound(result.candidates)
      setChosen(result.candidates.flatMap(({ content, state }) => (state === 'NEW' ? content : [])))
    })
  }

  const handleFiles = async ([file]: File[]) => {
    if (!file) return
    if (!listFile.test(file.name)) return setFailure(t`Choose a .txt, .md or .json file.`)
    if (file.size > maxMemoryListLength * maxBytesPerCharacter) return setFailure(describeLength())
    const list = await file.text()
    setText(list)
    await read(list)
  }

  const handleAdd = () =>
    attempt(async () => {
      const memories = (found ?? [])
        .filter(({ content }) => chosen.includes(content))
        .map(({ content, projectUuid, neverSentTo }) => ({ content, projectUuid, neverSentTo }))
      const result = await add({ input: { memories } })
      if (result.__typename !== 'ImportMemoriesPayload') return result
      setCounts(result)
    })

  const handleBack = () => {
    setFound(null)
    setFailure(null)
  }

  return (
    <GuardedDialog
      title={t`Import memories`}
      isChanged={text !== '' && !counts}
      onClose={onClose}
      actions={
        counts ? (
          <Button variant="primary" slot="close" autoFocus>
            <Trans>Done</Trans>
          </Button>
        ) : found ? (
          <>
            <Button variant="quiet" onPress={handleBack}>
              <Trans>Back</Trans>
            </Button>
            <Button
              variant="primary"
              isDisabled={chosen.length === 0}
              isPending={isAdding}
              pendingLabel={t`Importing...`}
              onPress={() => void handleAdd()}
            >
              <Plural value={chosen.length} _0="Add memories" one="Add # memory" other="Add # memories" />
            </Button>
          </>
        ) : (
          <>
            <Button slot="close" variant="quiet">
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="primary"
              isDisabled={text.trim() === ''}
              isPending={isReading}
              pendingLabel={t`Reading...`}
              onPress={() => void read(text)}
            >
              <Trans>Continue</Trans>
            </Button>
          </>
        )
      }
    >
      {counts ? (
        <p role="status">
          <Plural value={counts.addedCount} _0="No memories added." one="# memory added." other="# memories added." />{' '}
          {counts.knownCount > 0 && <Plural value={counts.knownCount} one="# was already remembered." other="# were already remembered." />}{' '}
          <Link href="/knowledge?view=memories">
            <Trans>Show memories</Trans>
          </Link>
        </p>
      ) : (
        <div className={styles.import}>
          {found ? (
            <FoundMemories candidates={found} chosen={chosen} onChange={setChosen} />
          ) : (
            <>
              <CopyField
                label={t`Prompt for ChatGPT or Claude`}
                description={t`Send this prompt and paste the answer below.`}
                value={t`List everything you remember about me, one memory per line, each starting with “- ”, in one code block. Keep my words, and leave nothing out.`}
              />
              <TextArea label={t`Memories`} description={t`One per line, or JSON`} value={text} onChange={setText} rows={6} />
              <FileDrop
                label={t`Drop a file here`}
                description={t`.txt, .md or .json`}
                acceptedTypes={['.txt', '.md', '.markdown', '.json']}
                allowsMultiple={false}
                isDisabled={isReading}
                onFiles={(files) => void handleFiles(files)}
              />
            </>
          )}
          <FormError>{failure}</FormError>
        </div>
      )}
    </GuardedDialog>
  )
}

const describeLength = () => translateCode('text_too_long', { subject: 'memory_list', max: maxMemoryListLength })

function usePreview() {
  return useAsyncMutation<ImportMemoriesDialogPreviewMutation>(graphql`
    mutation ImportMemoriesDialogPreviewMutation($input: PreviewMemoryImportInput!) {
      previewMemoryImport(input: $input) {
        __typename
        ... on PreviewMemoryImportPayload {
          candidates {
            content
            state
            projectUuid
            projectName
            neverSentTo
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
}

function useImport() {
  return useAsyncMutation<ImportMemoriesDialogMutation>(graphql`
    mutation ImportMemoriesDialogMutation($input: ImportMemoriesInput!) {
      importMemories(input: $input) {
        __typename
        ... on ImportMemoriesPayload {
          addedCount
          knownCount
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
}
