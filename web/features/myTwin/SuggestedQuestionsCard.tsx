import '../../forms/zodWithoutEval.ts'
import { Button, Card, Form, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { suggestedQuestion } from '../../../api/profile/validation.ts'
import type { SuggestedQuestionsCard_profile$key } from '../../__generated__/SuggestedQuestionsCard_profile.graphql.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { EntriesField } from './profile/EntriesField.tsx'
import styles from './MyTwinScreen.module.css'
import { useUpdateProfile } from './profile/useUpdateProfile.ts'

const most = 5
const questionsForm = z.object({ suggestedQuestions: z.array(z.object({ text: suggestedQuestion })) })

/** What visitors are offered to begin with. */
export function SuggestedQuestionsCard({ profile: profileRef }: { profile: SuggestedQuestionsCard_profile$key }) {
  const { t } = useLingui()
  const { suggestedQuestions } = useFragment(
    graphql`
      fragment SuggestedQuestionsCard_profile on Profile {
        suggestedQuestions
      }
    `,
    profileRef,
  )
  const [updateProfile, isSaving] = useUpdateProfile()
  const values = { suggestedQuestions: suggestedQuestions.map((text) => ({ text })) }
  const { control, failure, submit, isChanged, reset } = useServerForm(questionsForm, values, t`Failed to update profile`)

  const handleSubmit = submit(
    async (input) => {
      const questions = input.suggestedQuestions.map(({ text }) => text)
      const { updateProfile: result } = await updateProfile({ variables: { input: { suggestedQuestions: questions } } })
      if (result.__typename === 'UpdateProfilePayload') reset(input)
      return result
    },
    'UpdateProfilePayload',
    () => {},
  )

  return (
    <Card title={t`Suggested questions`}>
      <p className={styles.note}>
        <Trans>Visitors are offered these to begin with. Anyone sees them while your profile is public.</Trans>
      </p>
      <Form onSubmit={handleSubmit}>
        <EntriesField control={control} name="suggestedQuestions" label={t`Question`} addLabel={t`Add a question`} most={most} />
        <FormError>{failure}</FormError>
        {isChanged && (
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
            <Trans>Save</Trans>
          </Button>
        )}
      </Form>
    </Card>
  )
}
