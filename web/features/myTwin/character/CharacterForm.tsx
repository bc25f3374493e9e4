import { Badge, Button, Form, FormError, RadioGroup, Select, SettingsSection, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { characterChange, maxSubjectLength } from '../../../../api/twin/character/validation.ts'
import type { CharacterForm_character$data, CharacterForm_character$key } from '../../../__generated__/CharacterForm_character.graphql.ts'
import type { CharacterFormMutation } from '../../../__generated__/CharacterFormMutation.graphql.ts'
import { FormTagInput } from '../../../forms/FormTagInput.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { pickChanged } from '../../../forms/pickChanged.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import styles from './Character.module.css'
import { LanguagesField } from './LanguagesField.tsx'

const { greeting, languages, instructions, declinedSubjects, declineReply, approvalSubjects } = characterChange.shape
const characterForm = z.object({
  tone: z.enum(['NEUTRAL', 'WARM', 'FORMAL', 'PLAYFUL']),
  length: z.enum(['SHORT', 'MEDIUM', 'LONG']),
  person: z.enum(['THIRD', 'FIRST']),
  sourceRule: z.enum(['QUOTES_ONLY', 'PUBLIC_SOURCES', 'GENERAL_KNOWLEDGE']),
  greeting,
  languages,
  instructions,
  declinedSubjects,
  declineReply,
  approvalSubjects,
  approvesEveryAnswer: z.boolean(),
})

type Values = z.input<typeof characterForm>
export type CharacterControl = Control<Values, unknown, z.output<typeof characterForm>>

interface CharacterFormProps {
  character: CharacterForm_character$key
  hasModel: boolean
}

export function CharacterForm({ character: characterRef, hasModel }: CharacterFormProps) {
  const { t } = useLingui()
  const { tone, length, person, sourceRule, ...texts } = useFragment(
    graphql`
      fragment CharacterForm_character on TwinCharacter {
        tone
        length
        person
        greeting
        languages
        instructions
        declinedSubjects
        declineReply
        approvalSubjects
        approvesEveryAnswer
        sourceRule
      }
    `,
    characterRef,
  )
  const [update, isSaving] = useAsyncMutation<CharacterFormMutation>(graphql`
    mutation CharacterFormMutation($input: UpdateTwinCharacterInput!) {
      updateTwinCharacter(input: $input) {
        __typename
        ... on UpdateTwinCharacterPayload {
          character {
            ...CharacterForm_character
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
  const [saved, setSaved] = useState(() => toValues({ tone, length, person, sourceRule, ...texts }))
  const { control, failure, submit, isChanged, reset } = useServerForm(
    characterForm,
    saved,
    t`Couldn’t save the character`,
    'twin-character',
  )
  const handleSubmit = submit(
    async (input) => {
      const result = await update({ input: pickChanged(input, characterForm.safeParse(saved).data) })
      return { ...result, values: toFormValues(input) }
    },
    'UpdateTwinCharacterPayload',
    ({ values }) => {
      setSaved(values)
      reset(values)
    },
  )
  const needsModel = hasModel ? null : (
    <Badge tone="caution" size="small">
      <Trans>Needs a language model</Trans>
    </Badge>
  )

  return (
    <Form onSubmit={handleSubmit}>
      <div>
        <SettingsSection title={t`Greeting`} description={t`Shown on your public page and before the first message.`}>
          <FormTextArea
            control={control}
            name="greeting"
            label={t`Greeting`}
            isLabelHidden
            rows={2}
            placeholder={t`Welcome. Ask me about…`}
          />
        </SettingsSection>
        <SettingsSection title={t`Voice`}>
          <VoiceFields control={control} needsModel={needsModel} />
          <LanguagesField control={control} needsModel={needsModel} />
        </SettingsSection>
        <SettingsSection title={t`Sources`} description={t`Your twin only has access to your public content.`}>
          <SourceRuleField control={control} needsModel={needsModel} />
        </SettingsSection>
        <SettingsSection title={t`Topics to decline`} description={t`Your twin declines these, even if public content covers them.`}>
          <FormTagInput
            control={control}
            name="declinedSubjects"
            label={t`Topics`}
            placeholder={t`Politics, salary`}
            maxLength={maxSubjectLength}
          />
          <FormTextArea
            control={control}
            name="declineReply"
            label={t`Offer instead`}
            isOptional
            rows={2}
            placeholder={t`Ask me about my work.`}
          />
        </SettingsSection>
        <SettingsSection title={t`Approval`} description={t`These answers wait in your inbox until you approve them.`}>
          <ApprovalFields control={control} />
        </SettingsSection>
        <SettingsSection title={t`Instructions`} description={needsModel}>
          <FormTextArea
            control={control}
            name="instructions"
            label={t`Instructions`}
            isLabelHidden
            rows={5}
            description={t`Visitors might get your twin to repeat these. Don’t include anything private.`}
          />
        </SettingsSection>
      </div>
      {isChanged && (
        <div className={styles.save}>
          {failure && <FormError className={styles.failure}>{failure}</FormError>}
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
            <Trans>Save character</Trans>
          </Button>
          <Button onPress={() => reset()}>
            <Trans>Discard changes</Trans>
          </Button>
        </div>
      )}
    </Form>
  )
}

interface FieldProps {
  control: CharacterControl
  needsModel: ReactNode
}

function VoiceFields({ control, needsModel }: FieldProps) {
  const { t } = useLingui()
  const tone = useController({ control, name: 'tone' }).field
  const length = useController({ control, name: 'length' }).field
  const person = useController({ control, name: 'person' }).field
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
        items={[
          { value: 'SHORT', label: t`Short` },
          { value: 'MEDIUM', label: t`Medium` },
          { value: 'LONG', label: t`Long` },
        ]}
      />
      <Select
        label={t`Point of view`}
        value={person.value}
        onChange={person.onChange}
        items={[
          { value: 'THIRD', label: t`Third person (your name)` },
          { value: 'FIRST', label: t`First person (“I”)` },
        ]}
      />
    </>
  )
}

function ApprovalFields({ control }: Pick<FieldProps, 'control'>) {
  const { t } = useLingui()
  const { value: isForEveryAnswer, onChange } = useController({ control, name: 'approvesEveryAnswer' }).field
  return (
    <>
      <Switch isSelected={isForEveryAnswer} onChange={onChange}>
        <Trans>Approve every answer</Trans>
      </Switch>
      {!isForEveryAnswer && (
        <FormTagInput
          control={control}
          name="approvalSubjects"
          label={t`Topics that need approval`}
          placeholder={t`For example: job offers, health`}
          maxLength={maxSubjectLength}
        />
      )}
    </>
  )
}

function SourceRuleField({ control, needsModel }: FieldProps) {
  const { t } = useLingui()
  const { value, onChange } = useController({ control, name: 'sourceRule' }).field
  return (
    <RadioGroup
      label={t`Sources`}
      isLabelHidden
      value={value}
      onChange={onChange}
      description={value === 'GENERAL_KNOWLEDGE' ? needsModel : undefined}
      items={[
        { value: 'QUOTES_ONLY', label: t`Quotes only`, description: t`Word for word from your public content` },
        { value: 'PUBLIC_SOURCES', label: t`Published sources only`, description: t`In its own words, with sources` },
        {
          value: 'GENERAL_KNOWLEDGE',
          label: t`Sources and general knowledge`,
          description: t`Marked in answers, never used for facts about you`,
        },
      ]}
    />
  )
}

function toValues({ tone, length, person, sourceRule, ...texts }: CharacterForm_character$data): Values {
  return toFormValues({
    ...({ tone, length, person, sourceRule } as Pick<Values, 'tone' | 'length' | 'person' | 'sourceRule'>),
    greeting: texts.greeting,
    instructions: texts.instructions,
    declineReply: texts.declineReply,
    languages: [...texts.languages] as Values['languages'],
    declinedSubjects: [...texts.declinedSubjects],
    approvalSubjects: [...texts.approvalSubjects],
    approvesEveryAnswer: texts.approvesEveryAnswer,
  })
}

/** Text fields have no null. */
function toFormValues({ greeting, instructions, declineReply, ...same }: Values): Values {
  return { ...same, greeting: greeting ?? '', instructions: instructions ?? '', declineReply: declineReply ?? '' }
}
