import { Checkbox } from '#design-system'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ImportMemoriesDialogPreviewMutation } from '../../../__generated__/ImportMemoriesDialogPreviewMutation.graphql.ts'
import styles from './Memories.module.css'

type Result = ImportMemoriesDialogPreviewMutation['response']['previewMemoryImport']
export type Candidate = Extract<Result, { __typename: 'PreviewMemoryImportPayload' }>['candidates'][number]

interface FoundMemoriesProps {
  candidates: readonly Candidate[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export function FoundMemories({ candidates, chosen, onChange }: FoundMemoriesProps) {
  const { t } = useLingui()
  const isChosen = new Set(chosen)
  const all = candidates.flatMap(({ content, state }) => (state === 'NEW' ? content : []))
  const reasons: Readonly<Record<string, string>> = {
    KNOWN: t`Already remembered`,
    SECRET: t`Passwords, keys and card numbers aren’t remembered.`,
    TOO_LONG: t`Longer than 1,000 characters`,
  }
  return (
    <div role="group" aria-label={t`Found memories`}>
      <Checkbox
        isSelected={all.length > 0 && chosen.length === all.length}
        isIndeterminate={chosen.length > 0 && chosen.length < all.length}
        isDisabled={all.length === 0}
        onChange={(isSelected) => onChange(isSelected ? all : [])}
      >
        <Plural value={all.length} _0="No new memories" one="# new memory" other="All # new memories" />
      </Checkbox>
      <ul className={styles.found}>
        {candidates.map(({ content, state, projectUuid, projectName, neverSentTo }) => (
          <li key={content}>
            <Checkbox
              className={styles.candidate}
              isSelected={isChosen.has(content)}
              isDisabled={state !== 'NEW'}
              onChange={(isSelected) => onChange(all.filter((one) => (one === content ? isSelected : isChosen.has(one))))}
            >
              <span className={styles.words}>
                <span dir="auto" className={styles.content}>
                  {content}
                </span>{' '}
                {state !== 'NEW' && <span className={styles.reason}>{reasons[state]}</span>}
                {state === 'NEW' && <Restrictions projectUuid={projectUuid} projectName={projectName} models={neverSentTo.join(', ')} />}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RestrictionsProps extends Pick<Candidate, 'projectUuid' | 'projectName'> {
  models: string
}

function Restrictions({ projectUuid, projectName, models }: RestrictionsProps) {
  const { t } = useLingui()
  return (
    <>
      {projectUuid && <span className={styles.reason}>{projectName ? t`Only in ${projectName}` : t`Unused: project deleted`}</span>}{' '}
      {models && <span className={styles.reason}>{t`Never sent to ${models}`}</span>}
    </>
  )
}
