import { Badge, Button, Form, FormActions, FormError, Select, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { accountChange } from '../../../../api/account/validation.ts'
import { twinLanguages } from '../../../../api/twin/character/validation.ts'
import type { InstructionsSection_viewer$key } from '../../../__generated__/InstructionsSection_viewer.graphql.ts'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useUpdateAccount } from '../account/useUpdateAccount.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

const { about, answerLanguage } = accountChange.shape
const instructionsForm = z.object({
  answerTone: z.enum(['NEUTRAL', 'WARM', 'FORMAL', 'PLAYFUL']),
  answerLength: z.enum(['SHORT', 'MEDIUM', 'LONG']),
  answerLanguage,
  about,
})

type Values = z.input<typeof instructionsForm>

export function InstructionsSection({ viewer }: { viewer: InstructionsSection_viewer$key }) {
  const { t } = useLingui()
  const { user, model } = useFragment(
    graphql`
      fragment InstructionsSection_viewer on Viewer {
        user {
          about
          answerTone
          answerLength
          answerLanguage
        }
        model {
          isBuiltIn
        }
      }
    `,
    viewer,
  )
  const [updateAccount, isSaving] = useUpdateAccount()
  const [isSaved, setSaved] = useState(false)
  const values = {
    answerTone: user.answerTone as Values['answerTone'],
    answerLength: user.answerLength as Values['answerLength'],
    answerLanguage: (user.answerLanguage ?? null) as Values['answerLanguage'],
    about: user.about ?? '',
  }
  const { control, failure, submit, isChanged, reset } = useServerForm(instructionsForm, values, t`Couldn’t save your instructions`)

  const handleSubmit = submit(
    async (input) => {
      const result = await updateAccount({ input })
      if (result.__typename === 'UpdateAccountPayload') reset({ ...input, about: input.about ?? '' })
      return result
    },
    'UpdateAccountPayload',
    () => setSaved(true),
  )
  const needsModel = model.isBuiltIn && (
    <Badge tone="caution" size="small">
      <Trans>Needs a language model</Trans>
    </Badge>
  )

  return (
    <Section id="instructions" description={<Trans>How your private brain answers. Your twin never sees this.</Trans>}>
      <Form onSubmit={handleSubmit}>
        <AnswerFields control={control} needsModel={needsModel} />
        <FormTextArea
          control={control}
          name="about"
          label={t`About you`}
          description={needsModel || t`A few words about you that your private brain always knows. Never public.`}
          rows={4}
          isOptional
        />
        <FormError>{failure}</FormError>
        <FormActions>
          <div className={styles.actions}>
            <Button type="submit" isPending={isSaving} pendingLabel={t`Saving...`}>
              <Trans>Save</Trans>
            </Button>
            <StatusLine>{isSaved && !isChanged && !isSaving ? t`Saved` : ''}</StatusLine>
          </div>
        </FormActions>
      </Form>
    </Section>
  )
}

interface AnswerFieldsProps {
  control: Control<Values, unknown, z.output<typeof instructionsForm>>
  needsModel: ReactNode
}

const followMessage = 'message'
/** The built-in responder speaks these. */
const builtInLanguages = [followMessage, 'en', 'de']

function AnswerFields({ control, needsModel }: AnswerFieldsProps) {
  const { t, i18n } = useLingui()
  const tone = useController({ control, name: 'answerTone' }).field
  const length = useController({ control, name: 'answerLength' }).field
  const language = useController({ control, name: 'answerLanguage' }).field
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
  const languages = twinLanguages
    .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))
  const chosen = language.value ?? followMessage
  return (
    <>
      <Select
        label={t`Tone`}
        value={tone.value}
        onChange={tone.onChange}
        description={tone.value === 'NEUTRAL' ? undefined : needsModel}
        items={[
          { value: 'NEUTRAL', label: t`Neutral` },
          { value: 'WARM', label: t`Warm` },
          { value: 'FORMAL', label: t`Formal` },
          { value: 'PLAYFUL', label: t`Playful` },
        ]}
      />
      <Select
        label={t`Answer length`}
        value={length.value}
        onChange={length.onChange}
        description={length.value === 'LONG' ? needsModel : undefined}
        items={[
          { value: 'SHORT', label: t`Short` },
          { value: 'MEDIUM', label: t`Medium` },
          { value: 'LONG', label: t`Long` },
        ]}
      />
      <Select
        label={t`Answer language`}
        value={chosen}
        onChange={(code) => language.onChange(code === followMessage ? null : code)}
        description={builtInLanguages.includes(chosen) ? undefined : needsModel}
        items={[{ value: followMessage, label: t`Same as the message` }, ...languages]}
      />
    </>
  )
}
