import '../../forms/zodWithoutEval.ts'
import { Button, Form, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import { suggestedQuestion } from '../../../api/profile/validation.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { EntriesField } from './profile/EntriesField.tsx'
import { useUpdateProfile } from './profile/useUpdateProfile.ts'

const most = 5
const questionsForm = z.object({ suggestedQuestions: z.array(z.object({ text: suggestedQuestion })) })

export function SuggestedQuestionsForm({ questions }: { questions: readonly string[] }) {
  const { t } = useLingui()
  const [updateProfile, isSaving] = useUpdateProfile()
  const values = { suggestedQuestions: questions.map((text) => ({ text })) }
  const { control, failure, submit, isChanged, reset } = useServerForm(questionsForm, values, t`Failed to update profile`)

  const handleSubmit = submit(
    async (input) => {
      const suggestedQuestions = input.suggestedQuestions.map(({ text }) => text)
      const { updateProfile: result } = await updateProfile({ variables: { input: { suggestedQuestions } } })
      if (result.__typename === 'UpdateProfilePayload') reset(input)
      return result
    },
    'UpdateProfilePayload',
    () => {},
  )

  return (
    <Form onSubmit={handleSubmit}>
      <EntriesField control={control} name="suggestedQuestions" label={t`Question`} addLabel={t`Add a question`} most={most} />
      <FormError>{failure}</FormError>
      {isChanged && (
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      )}
    </Form>
  )
}
