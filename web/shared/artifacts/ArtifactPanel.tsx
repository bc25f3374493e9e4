import { Button, CodeBlock, IconButton, Prose, SegmentedControl, SidePanel, StatusLine, TextArea, VersionSwitcher } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Pencil } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { saveFile } from '../../relay/downloadFile.ts'
import { handToComposer } from '../conversation/composer/handToComposer.ts'
import { HighlightedCode } from '../markdown/HighlightedCode.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { getArtifactDraft } from './artifactDraft.ts'
import styles from './ArtifactPanel.module.css'
import { findVersions, readArtifact, toDocument, type Artifact } from './artifacts.ts'
import { DocumentPreview } from './DocumentPreview.tsx'
import { OpenArtifactContext, type CodeSource } from './openArtifact.ts'
import { SaveArtifact } from './SaveArtifact.tsx'

const DiagramPreview = lazyNamed(() => import('./DiagramPreview.tsx'), 'DiagramPreview')

interface ArtifactPanelProps {
  opened: CodeSource
  answers: readonly string[]
  isReadOnly: boolean
  onClose: () => void
}

export function ArtifactPanel({ opened, answers, isReadOnly, onClose }: ArtifactPanelProps) {
  const { t } = useLingui()
  const written = answers.join('\n\n')
  // oxlint-disable-next-line react/exhaustive-deps -- The array is new in each rendering, its text is not.
  const versions = useMemo(() => findVersions(answers, opened), [written, opened])
  const count = versions.length
  const readDraft = (version: Artifact | undefined) => (version && !isReadOnly ? getArtifactDraft(version).get() : null)
  const [start] = useState(() => {
    const index = versions.findLastIndex(({ code }) => code === opened.code)
    return { index, draft: readDraft(versions[index]) }
  })
  // Null follows the newest version.
  const [chosen, setChosen] = useState(start.index === count - 1 && start.draft === null ? null : start.index)
  const [draft, setDraft] = useState(start.draft)
  const [view, setView] = useState<'preview' | 'code'>(start.draft === null ? 'preview' : 'code')
  const [focused, setFocused] = useState<'editor' | 'edit button' | 'previous' | 'next' | null>(null)

  const index = Math.min(chosen ?? count - 1, count - 1)
  const stored = versions[index] ?? readArtifact(opened)
  const read = draft === null ? stored : readArtifact({ info: stored.info, code: draft })
  const artifact = read.kind === 'diagram' && read.title === '' ? { ...read, title: t`Diagram` } : read
  const hasPreview = artifact.kind !== 'code'
  const current = index + 1

  const ask = (text: string, files: File[] = []) => {
    // While the panel covers the page, the composer can’t be focused.
    if (files.length > 0 || isNarrow()) flushSync(onClose)
    handToComposer({ text, files })
  }
  const { title, fileName, code } = artifact
  const choose = (version: number) => {
    const kept = readDraft(versions[version - 1])
    setChosen(version === count && kept === null ? null : version - 1)
    setDraft(kept)
    if (kept !== null) setView('code')
    setFocused(kept !== null ? 'editor' : version < current ? 'previous' : 'next')
  }
  const handleEdit = () => {
    setChosen(index)
    setDraft(code)
    setView('code')
    setFocused('editor')
  }
  const handleChange = (text: string) => {
    setDraft(text)
    getArtifactDraft(stored).set(text)
  }
  const handleDiscard = () => {
    getArtifactDraft(stored).set(null)
    setDraft(null)
    setFocused('edit button')
  }
  const handleAttach = () => {
    getArtifactDraft(stored).set(null)
    ask(t`I edited “${title}”. `, [new File([code], fileName, { type: 'text/plain' })])
  }

  return (
    <SidePanel
      title={title}
      onClose={onClose}
      extra={
        count > 1 &&
        draft === null && (
          <VersionSwitcher
            current={current}
            count={count}
            label={t`Version ${current} of ${count}`}
            previousLabel={t`Previous version`}
            nextLabel={t`Next version`}
            onVersionChange={choose}
            focusedSide={focused === 'previous' || focused === 'next' ? focused : null}
          />
        )
      }
      tools={
        <>
          {hasPreview && (
            <SegmentedControl
              label={t`View`}
              value={view}
              onChange={setView}
              items={[
                { value: 'preview', label: t`Preview` },
                { value: 'code', label: t`Code` },
              ]}
            />
          )}
          <span className={styles.space} />
          {draft === null && !isReadOnly && (
            <IconButton icon={Pencil} label={t`Edit`} onPress={handleEdit} autoFocus={focused === 'edit button'} />
          )}
          <IconButton icon={Download} label={t`Download`} onPress={() => saveFile(fileName, new Blob([code], { type: 'text/plain' }))} />
          {!isReadOnly && <SaveArtifact artifact={artifact} />}
          {draft === null && !isReadOnly && (
            <Button className={styles.ask} onPress={() => ask(t`Change “${title}”: `)}>
              <Trans>Ask for a change</Trans>
            </Button>
          )}
        </>
      }
    >
      {draft !== null && (
        <div className={styles.editing}>
          <Button variant="quiet" onPress={handleDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="primary" isDisabled={draft === stored.code} onPress={handleAttach}>
            <Trans>Attach to message</Trans>
          </Button>
        </div>
      )}
      {hasPreview && view === 'preview' ? (
        <Preview artifact={artifact} onFix={isReadOnly ? null : (error) => ask(t`Fix this error in “${title}”: ${error}`)} />
      ) : draft === null ? (
        <div className={styles.code}>
          <CodeBlock code={code} language={artifact.language || undefined} hasLineNumbers>
            <HighlightedCode code={code} language={artifact.language} />
          </CodeBlock>
        </div>
      ) : (
        <div className={styles.code}>
          <TextArea
            label={t`Code`}
            isLabelHidden
            value={draft}
            onChange={handleChange}
            className={styles.editor}
            autoFocus={focused === 'editor'}
          />
        </div>
      )}
    </SidePanel>
  )
}

function isNarrow(): boolean {
  return !matchMedia('(width >= 1100px)').matches
}

function Preview({ artifact, onFix }: { artifact: Artifact; onFix: ((error: string) => void) | null }) {
  const { kind, code, title } = artifact
  if (kind === 'markdown') {
    return (
      // Its code blocks are part of the document.
      <OpenArtifactContext value={null}>
        <Prose className={styles.text}>
          <Markdown text={code} />
        </Prose>
      </OpenArtifactContext>
    )
  }
  if (kind !== 'diagram') return <DocumentPreview html={toDocument(artifact)} title={title} onFix={onFix} />
  return (
    <Suspense fallback={<Loading />}>
      <DiagramPreview source={code} title={title} onFix={onFix} />
    </Suspense>
  )
}

function Loading() {
  return (
    <StatusLine>
      <Trans>Loading...</Trans>
    </StatusLine>
  )
}
