import { Button, Form, FormActions, FormError, Heading, Icon, TextArea, TextField, type IconGlyph } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ClipboardPaste, FileUp, Globe, MessageCircleQuestion } from 'lucide-react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTextDraft } from '../../forms/useTextDraft.ts'
import type { useDrafting, Drafted } from './useDrafting.ts'
import { getDraftName, type SourceStep } from './useStep.ts'
import styles from './SourceChoice.module.css'

interface SourceChoiceProps {
  step: SourceStep
  openCount: number
  total: number
  drafting: ReturnType<typeof useDrafting>
  onChoose: (step: SourceStep) => void
  onBack: () => void
  onDrafted: () => void
  onAsk: () => void
}

export function SourceChoice({ step, openCount, total, drafting, onChoose, onBack, onDrafted, onAsk }: SourceChoiceProps) {
  const { t } = useLingui()
  const [reading, setReading] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ step: SourceStep; failure: string } | null>(null)
  const failure = failed?.step === step ? failed.failure : null

  const handleDraft = async (name: string, work: Promise<Drafted>) => {
    setFailed(null)
    setReading(name)
    const drafted = await work
    setReading(null)
    if (drafted.ids && drafted.ids.length > 0) return onDrafted()
    setFailed({ step, failure: drafted.failure ?? t`No profile details found. Try another source or answer a few questions.` })
  }

  if (step === 'paste')
    return (
      <SourceForm
        key={step}
        step={step}
        title={t`Paste a bio`}
        label={t`Bio or CV as text`}
        isLong
        failure={failure}
        isReading={reading !== null}
        onSubmit={(text) => void handleDraft('', drafting.draftFrom({ text }))}
        onBack={onBack}
      />
    )
  if (step === 'link')
    return (
      <SourceForm
        key={step}
        step={step}
        title={t`Use a web page`}
        label={t`Address of a page about you`}
        failure={failure}
        isReading={reading !== null}
        onSubmit={(url) => void handleDraft('', drafting.draftFrom({ url }))}
        onBack={onBack}
      />
    )
  return (
    <div className={styles.step}>
      <div>
        <Heading size="hero">
          <Trans>Introduce yourself</Trans>
        </Heading>
        <p className={styles.lead}>
          <Trans>Start with something you have, and we fill in the rest.</Trans>
        </p>
      </div>
      <div className={styles.choices}>
        <UploadChoice isDisabled={reading !== null} onFile={(file) => void handleDraft(file.name, drafting.draftFromFile(file))} />
        <Choice icon={ClipboardPaste} title={t`Paste a bio`} isDisabled={reading !== null} onPress={() => onChoose('paste')}>
          <Trans>A few sentences are enough.</Trans>
        </Choice>
        <Choice icon={Globe} title={t`Use a web page`} isDisabled={reading !== null} onPress={() => onChoose('link')}>
          <Trans>Your website or profile page.</Trans>
        </Choice>
        <Choice icon={MessageCircleQuestion} title={t`Answer questions`} isDisabled={reading !== null} onPress={onAsk}>
          {openCount === total ? (
            <Trans>Seven short ones.</Trans>
          ) : openCount > 0 ? (
            <Plural value={openCount} one="# question left." other="# questions left." />
          ) : (
            <Trans>All questions answered.</Trans>
          )}
        </Choice>
      </div>
      <p role="status" className={styles.status}>
        {reading ? <Trans>Reading {reading}...</Trans> : reading !== null && t`Reading...`}
      </p>
      <FormError>{failure}</FormError>
    </div>
  )
}

interface ChoiceProps {
  icon: IconGlyph
  title: string
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}

function Choice({ icon, title, isDisabled, onPress, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.choice} disabled={isDisabled} onClick={onPress}>
      <Icon glyph={icon} size="1.25rem" />
      <span className={styles.name}>{title}</span>
      <span className={styles.hint}>{children}</span>
    </button>
  )
}

const acceptedFiles = '.pdf,.docx,.txt,.md,.html,text/plain,application/pdf'

function UploadChoice({ isDisabled, onFile }: { isDisabled: boolean; onFile: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Choice icon={FileUp} title={t`Upload a CV`} isDisabled={isDisabled} onPress={() => input.current?.click()}>
        <Trans>PDF, DOCX or text.</Trans>
      </Choice>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

interface SourceFormProps {
  step: SourceStep
  title: string
  label: string
  isLong?: boolean
  failure: string | null
  isReading: boolean
  onSubmit: (text: string) => void
  onBack: () => void
}

function SourceForm({ step, title, label, isLong = false, failure, isReading, onSubmit, onBack }: SourceFormProps) {
  const { t } = useLingui()
  const { text, setText } = useTextDraft(getDraftName(step))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSubmit(text)
  }
  const input = { label, value: text, onChange: setText, autoFocus: true }
  return (
    <div className={styles.step}>
      <Heading size="hero">{title}</Heading>
      <Form onSubmit={handleSubmit}>
        {isLong ? <TextArea {...input} rows={8} /> : <TextField {...input} placeholder="https://" inputMode="url" />}
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" variant="primary" isPending={isReading} pendingLabel={t`Reading...`} isDisabled={text.trim() === ''}>
            <Trans>Fill in my profile</Trans>
          </Button>
          <Button variant="quiet" isDisabled={isReading} onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
