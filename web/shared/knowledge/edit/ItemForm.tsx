import { type Audience, Button, ConfirmDialog, Form, FormActions, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useController, useWatch } from 'react-hook-form'
import { newKnowledgeItem } from '../../../../api/knowledge/validation.ts'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { canDictate } from '../../speech/browserSpeech.ts'
import styles from '../Item.module.css'
import { VisitorQuestion } from './VisitorQuestion.tsx'
import { getItemDraft, type ItemText } from './itemDraft.ts'
import { isPublic } from '../../audience.ts'
import { ItemAudienceField } from '../ItemAudienceField.tsx'
import { getKnowledgeKind, useKindTexts } from '../knowledgeKinds.ts'

const DictateButton = lazyNamed(() => import('../../dictation/DictateButton.tsx'), 'DictateButton')

const itemForm = newKnowledgeItem.pick({ title: true, content: true }).extend({ audience: newKnowledgeItem.shape.audience.unwrap() })

type Outcome = { __typename: 'Saved'; uuid: string } | { __typename: string; message?: string; field?: string | null }

interface ItemFormProps {
  kind: string
  saved: ItemText
  draftName: string
  profileAudience: Audience
  questionId?: string | null
  isSaving: boolean
  save: (text: ItemText) => Promise<Outcome>
  onSaved: (uuid: string) => void
  onDiscard: () => void
}

export function ItemForm({
  kind,
  saved,
  draftName,
  profileAudience,
  questionId = null,
  isSaving,
  save,
  onSaved,
  onDiscard,
}: ItemFormProps) {
  const { t } = useLingui()
  const texts = useKindTexts(kind)
  const [start] = useState<ItemText>(() => getItemDraft(draftName).get() ?? saved)
  const { control, failure, submit } = useServerForm(itemForm, start, t`Couldn’t save this`)
  const { title, content, audience = 'private' } = useWatch({ control })
  const { field: contentField } = useController({ control, name: 'content' })
  const { field: audienceField } = useController({ control, name: 'audience' })
  const [dictationFailure, setDictationFailure] = useState<string | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  const isChanged = title !== saved.title || content !== saved.content || audience !== saved.audience

  useEffect(() => {
    getItemDraft(draftName).set(isChanged ? { title: title ?? '', content: content ?? '', audience } : null)
  }, [draftName, title, content, audience, isChanged])

  const handleSubmit = submit(save, 'Saved', ({ uuid }) => {
    getItemDraft(draftName).set(null)
    onSaved(uuid)
  })
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
            <Trans>Not saved yet. This draft stays in this browser until you save it, discard it or sign out.</Trans>
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
