import { type Audience, Button, ConfirmDialog, Form, FormActions, FormError, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { newKnowledgeItem } from '../../../../api/knowledge/validation.ts'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { canDictate } from '../../speech/browserSpeech.ts'
import styles from '../Item.module.css'
import { VisitorQuestion } from './VisitorQuestion.tsx'
import { getItemDraft, type ItemDraft, type ItemText } from './itemDraft.ts'
import { isPublic } from '../../audience.ts'
import { ItemAudienceField } from '../ItemAudienceField.tsx'
import { getKnowledgeKind, useKindTexts } from '../knowledgeKinds.ts'

const DictateButton = lazyNamed(() => import('../../dictation/DictateButton.tsx'), 'DictateButton')

const itemForm = newKnowledgeItem
  .pick({ title: true, content: true })
  .extend({ audience: newKnowledgeItem.shape.audience.unwrap(), basedOn: z.string().nullable() })

type Outcome = { __typename: 'Saved'; uuid: string } | { __typename: string; message?: string; field?: string | null }

interface ItemFormProps {
  kind: string
  saved: ItemText
  /** Null for new items. */
  version?: { updatedAt: string; path: string } | null
  draftName: string
  profileAudience: Audience
  questionId?: string | null
  isDeleted?: boolean
  isSaving: boolean
  save: (text: ItemText) => Promise<Outcome>
  onSaved: (uuid: string) => void
  onDiscard: () => void
}

export function ItemForm({
  kind,
  saved,
  version = null,
  draftName,
  profileAudience,
  questionId = null,
  isDeleted = false,
  isSaving,
  save,
  onSaved,
  onDiscard,
}: ItemFormProps) {
  const { t } = useLingui()
  const texts = useKindTexts(kind)
  const updatedAt = version?.updatedAt ?? null
  const [draft] = useState(() => getItemDraft(draftName).get())
  const [start] = useState<ItemDraft>({ ...(draft ?? saved), basedOn: draft?.basedOn ?? updatedAt })
  const { control, failure, submit, isChanged: isTyped, reset } = useServerForm(itemForm, start, t`Couldn’t save this`)
  const { title, content, audience = 'private', basedOn = null } = useWatch({ control })
  const { field: contentField } = useController({ control, name: 'content' })
  const { field: audienceField } = useController({ control, name: 'audience' })
  const [dictationFailure, setDictationFailure] = useState<string | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  const isChanged = title !== saved.title || content !== saved.content || audience !== saved.audience

  const [isSaved, setSaved] = useState(false)
  const isOutdated = !isSaved && !isSaving && !isDeleted && basedOn !== updatedAt
  useEffect(() => {
    // Another tab may have a draft.
    if (isSaved) return
    getItemDraft(draftName).set(isChanged ? { title: title ?? '', content: content ?? '', audience, basedOn } : null)
  }, [draftName, title, content, audience, isChanged, basedOn, isSaved])
  useEffect(() => {
    if (isOutdated && !isTyped && !draft) reset({ ...saved, basedOn: updatedAt })
  }, [isOutdated, isTyped, draft, reset, saved, updatedAt])

  const handleSubmit = submit(
    (input) => save({ title: input.title, content: input.content, audience: input.audience }),
    'Saved',
    ({ uuid }) => {
      setSaved(true)
      getItemDraft(draftName).clearSaved({ title, content })
      onSaved(uuid)
    },
  )
  const handleDiscard = () => {
    getItemDraft(draftName).set(null)
    onDiscard()
  }
  const handleDictation = (spoken: string) => {
    setDictationFailure(null)
    contentField.onChange(content ? `${content.trimEnd()} ${spoken}` : spoken)
  }

  return (
    <div data-voice={audience === 'private' ? 'private' : 'public'} className={styles.editor}>
      {questionId !== null && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <VisitorQuestion questionId={questionId} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Form onSubmit={handleSubmit}>
        <FormTextField control={control} name="title" label={texts.title} autoFocus={start.title === ''} />
        <div className={styles.writing} data-kind={kind}>
          <FormTextArea
            control={control}
            name="content"
            label={texts.content}
            description={texts.contentHint}
            rows={getKnowledgeKind(kind).isNarrative ? 10 : 6}
            autoFocus={start.title !== ''}
          />
          {canDictate() && (
            <div className={styles.dictate}>
              <Suspense>
                <DictateButton onText={handleDictation} onFailure={setDictationFailure} />
              </Suspense>
            </div>
          )}
        </div>
        <ItemAudienceField audience={audience} profileAudience={profileAudience} onChange={audienceField.onChange} />
        {questionId !== null && (
          <p role="status" className={styles.note}>
            {isPublic(audience) ? (
              <Trans>This answers the question and takes it off your unanswered list.</Trans>
            ) : (
              <Trans>The question stays unanswered because visitors can’t see this answer.</Trans>
            )}
          </p>
        )}
        <FormError>{failure ?? dictationFailure}</FormError>
        {isDeleted && (
          <p role="status" className={styles.note}>
            <Trans>Deleted in another tab or on another device. Save to create it again.</Trans>
          </p>
        )}
        {version && isOutdated && (
          <p role="status" className={styles.note}>
            <Trans>
              Changed in another tab or on another device. Saving overwrites that version.{' '}
              <Link href={version.path} target="_blank">
                View newer version
              </Link>
            </Trans>
          </p>
        )}
        <FormActions>
          <Button onPress={isChanged ? () => setDiscarding(true) : handleDiscard} variant="quiet">
            {isChanged ? <Trans>Discard</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
            {texts.save}
          </Button>
        </FormActions>
        {isChanged && (
          <p className={styles.note}>
            <Trans>Unsaved draft, kept in this browser until you save it, discard it or sign out.</Trans>
          </p>
        )}
      </Form>
      {isDiscarding && (
        <ConfirmDialog
          title={t`Discard changes`}
          confirmLabel={t`Discard`}
          isDangerous
          isOpen
          onOpenChange={setDiscarding}
          onConfirm={handleDiscard}
        >
          <Trans>Unsaved changes will be lost.</Trans>
        </ConfirmDialog>
      )}
    </div>
  )
}
