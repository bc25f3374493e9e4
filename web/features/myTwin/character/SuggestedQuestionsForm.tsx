import { Button, Form, FormError, SettingsSection } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { suggestedQuestion } from '../../../../api/profile/validation.ts'
import type { SuggestedQuestionsForm_viewer$key } from '../../../__generated__/SuggestedQuestionsForm_viewer.graphql.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { EntriesField } from '../profile/EntriesField.tsx'
import { useUpdateProfile } from '../profile/useUpdateProfile.ts'
import styles from './Character.module.css'

const most = 5
const questionsForm = z.object({ suggestedQuestions: z.array(z.object({ text: suggestedQuestion })) })

export function SuggestedQuestionsForm({ viewer: viewerRef }: { viewer: SuggestedQuestionsForm_viewer$key }) {
  const { t } = useLingui()
  const { profile, questionIdeas } = useFragment(
    graphql`
      fragment SuggestedQuestionsForm_viewer on Viewer {
        questionIdeas
        profile {
          suggestedQuestions
        }
      }
    `,
    viewerRef,
  )
  const [updateProfile, isSaving] = useUpdateProfile()
  const values = { suggestedQuestions: profile.suggestedQuestions.map((text) => ({ text })) }
  const { control, failure, submit, isChanged, reset } = useServerForm(questionsForm, values, t`Failed to update profile`, 'twin-questions')
  const questions = useFieldArray({ control, name: 'suggestedQuestions' })
  const ideas = questionIdeas.filter((idea) => questions.fields.every(({ text }) => text !== idea))
  const hasRoom = questions.fields.length < most

  const handleSubmit = submit(
    async (input) => {
      const suggestedQuestions = input.suggestedQuestions.map(({ text }) => text)
      const result = await updateProfile({ input: { suggestedQuestions } })
      if (result.__typename === 'UpdateProfilePayload') reset(input)
      return result
    },
    'UpdateProfilePayload',
    () => {},
  )

  return (
    <SettingsSection title={t`Suggested questions`} description={t`Shown to visitors before their first message.`}>
      <Form onSubmit={handleSubmit}>
        <EntriesField control={control} name="suggestedQuestions" label={t`Question`} addLabel={t`Add a question`} most={most} />
        {hasRoom && ideas.length > 0 && (
          <div className={styles.ideas} role="group" aria-label={t`Based on your public content`}>
            <p className={styles.note}>
              <Trans>Based on your public content</Trans>
            </p>
            {ideas.map((idea) => (
              <Button key={idea} icon={Plus} wraps onPress={() => questions.append({ text: idea })}>
                {idea}
              </Button>
            ))}
          </div>
        )}
        <FormError>{failure}</FormError>
        {isChanged && (
          <div>
            <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
              <Trans>Save questions</Trans>
            </Button>
          </div>
        )}
      </Form>
    </SettingsSection>
  )
}
