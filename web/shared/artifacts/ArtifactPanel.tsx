import { Banner, Button, CodeBlock, IconButton, Prose, SegmentedControl, SidePanel, TextArea, VersionSwitcher } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { saveFile } from '../../relay/downloadFile.ts'
import { handToComposer } from '../conversation/composer/handToComposer.ts'
import { HighlightedCode } from '../markdown/HighlightedCode.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { ArtifactFrame } from './ArtifactFrame.tsx'
import styles from './ArtifactPanel.module.css'
import { findVersions, readArtifact, toDocument, type Artifact } from './artifacts.ts'
import { OpenArtifactContext, type CodeSource } from './openArtifact.ts'
import { SaveArtifact } from './SaveArtifact.tsx'

interface ArtifactPanelProps {
  opened: CodeSource
  answers: readonly string[]
  onClose: () => void
}

export function ArtifactPanel({ opened, answers, onClose }: ArtifactPanelProps) {
  const { t } = useLingui()
  const written = answers.join('\n\n')
  // oxlint-disable-next-line react/exhaustive-deps -- The array is new in each rendering, its text is not.
  const versions = useMemo(() => findVersions(answers, opened), [written, opened])
  const [chosen, setChosen] = useState(() => {
    const index = versions.findLastIndex(({ code }) => code === opened.code)
    return index === versions.length - 1 ? null : index
  })
  const [draft, setDraft] = useState<string | null>(null)
  const [view, setView] = useState<'preview' | 'code'>('preview')

  const count = versions.length
  const index = Math.min(chosen ?? count - 1, count - 1)
  const stored = versions[index] ?? readArtifact(opened)
  const artifact = draft === null ? stored : readArtifact({ info: stored.info, code: draft })
  const hasPreview = artifact.kind !== 'code'
  const current = index + 1

  const ask = (text: string, files: File[] = []) => {
    handToComposer({ text, files })
    if (files.length > 0 || isNarrow()) onClose()
  }
  const { title, fileName, code } = artifact
  const handleEdit = () => {
    setDraft(code)
    setView('code')
  }
  const handleAttach = () => ask(t`I edited “${title}”. `, [new File([code], fileName, { type: 'text/plain' })])

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
            onVersionChange={(version) => setChosen(version === count ? null : version - 1)}
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
          {draft === null && <IconButton icon={Pencil} label={t`Edit`} onPress={handleEdit} />}
          <IconButton icon={Download} label={t`Download`} onPress={() => saveFile(fileName, new Blob([code], { type: 'text/plain' }))} />
          <SaveArtifact artifact={artifact} />
          {draft === null && (
            <Button className={styles.ask} onPress={() => ask(t`Change “${title}”: `)}>
              <Trans>Ask for a change</Trans>
            </Button>
          )}
        </>
      }
    >
      {draft !== null && (
        <div className={styles.editing}>
          <Button variant="quiet" onPress={() => setDraft(null)}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="primary" isDisabled={draft === stored.code} onPress={handleAttach}>
            <Trans>Attach to message</Trans>
          </Button>
        </div>
      )}
      {hasPreview && view === 'preview' ? (
        <Preview artifact={artifact} onFix={(error) => ask(t`Fix this error in “${title}”: ${error}`)} />
      ) : draft === null ? (
        <div className={styles.code}>
          <CodeBlock code={code} language={artifact.language || undefined} hasLineNumbers>
            <HighlightedCode code={code} language={artifact.language} />
          </CodeBlock>
        </div>
      ) : (
        <div className={styles.code}>
          <TextArea label={t`Code`} isLabelHidden value={draft} onChange={setDraft} className={styles.editor} />
        </div>
      )}
    </SidePanel>
  )
}

function isNarrow(): boolean {
  return !matchMedia('(width >= 1100px)').matches
}

function Preview({ artifact, onFix }: { artifact: Artifact; onFix: (error: string) => void }) {
  const { t } = useLingui()
  const html = toDocument(artifact)
  const [failure, setFailure] = useState<{ html: string; message: string } | null>(null)
  if (html === null) {
    return (
      // Its code blocks are part of the document.
      <OpenArtifactContext value={null}>
        <Prose className={styles.text}>
          <Markdown text={artifact.code} />
        </Prose>
      </OpenArtifactContext>
    )
  }
  const error = failure?.html === html ? failure.message : null
  return (
    <>
      <ArtifactFrame
        html={html}
        title={artifact.title}
        onError={(message) => setFailure((before) => (before?.html === html ? before : { html, message }))}
      />
      {error !== null && (
        <div className={styles.failure}>
          <Banner
            tone="caution"
            title={t`This document has an error`}
            action={
              <Button onPress={() => onFix(error)}>
                <Trans>Ask to fix</Trans>
              </Button>
            }
          >
            <span dir="auto" className={styles.error}>
              {error}
            </span>
          </Banner>
        </div>
      )}
    </>
  )
}
