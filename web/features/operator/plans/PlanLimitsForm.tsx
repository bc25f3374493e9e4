import { Button, Form, FormActions, FormError, SettingsSection } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useController, type Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { planLimitsChange } from '../../../../api/operator/plans/validation.ts'
import type { PlanLimitsForm_limits$data, PlanLimitsForm_limits$key } from '../../../__generated__/PlanLimitsForm_limits.graphql.ts'
import type { PlanLimitsForm_plan$key } from '../../../__generated__/PlanLimitsForm_plan.graphql.ts'
import type { PlanLimitsFormMutation } from '../../../__generated__/PlanLimitsFormMutation.graphql.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { toNumberText, parseTypedNumber } from '../../../forms/typedNumber.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import styles from './PlanLimitsForm.module.css'

const { shape } = planLimitsChange
const limitsForm = z.object({
  messagesPerDay: parseTypedNumber(shape.messagesPerDay),
  twinMessagesPerDay: parseTypedNumber(shape.twinMessagesPerDay),
  uploadsPerDay: parseTypedNumber(shape.uploadsPerDay),
  uploadMegabytesPerDay: parseTypedNumber(shape.uploadMegabytesPerDay),
  filesPerUpload: parseTypedNumber(shape.filesPerUpload),
  fileMegabytes: parseTypedNumber(shape.fileMegabytes),
})
type Limit = keyof typeof limitsForm.shape
type Limits = Omit<PlanLimitsForm_limits$data, ' $fragmentType'>
type Texts = Record<Limit, string>

const limitsFragment = graphql`
  fragment PlanLimitsForm_limits on PlanLimits {
    messagesPerDay
    twinMessagesPerDay
    uploadsPerDay
    uploadMegabytesPerDay
    filesPerUpload
    fileMegabytes
  }
`

export function PlanLimitsForm({ plan: planRef }: { plan: PlanLimitsForm_plan$key }) {
  const { t } = useLingui()
  const plan = useFragment(
    graphql`
      fragment PlanLimitsForm_plan on PlanSettings {
        key
        name
        limits {
          ...PlanLimitsForm_limits
        }
        defaults {
          ...PlanLimitsForm_limits
        }
      }
    `,
    planRef,
  )
  const limits: Limits = useFragment<PlanLimitsForm_limits$key>(limitsFragment, plan.limits)
  const defaults: Limits = useFragment<PlanLimitsForm_limits$key>(limitsFragment, plan.defaults)
  const [update, isSaving] = useUpdatePlanLimits()
  const { control, failure, submit, isChanged, reset } = useServerForm(limitsForm, toTexts(limits), t`Couldn’t save the limits`)
  const handleSubmit = submit(
    (typedLimits) => {
      const changed = Object.entries(typedLimits).filter(([name, value]) => value !== limits[name as Limit])
      return update({ input: { key: plan.key, ...Object.fromEntries(changed) } }).then((result) => ({ ...result, typedLimits }))
    },
    'UpdatePlanLimitsPayload',
    ({ typedLimits }) => reset(toTexts(typedLimits as Limits)),
  )
  const labels: Readonly<Record<Limit, string>> = {
    messagesPerDay: t`Messages per day`,
    twinMessagesPerDay: t`Visitor messages per day`,
    uploadsPerDay: t`Files per day`,
    uploadMegabytesPerDay: t`Uploads per day (MB)`,
    filesPerUpload: t`Files per message`,
    fileMegabytes: t`File size (MB)`,
  }
  return (
    <SettingsSection title={translateServerText(plan.name)} description={<Trans>Leave a daily limit empty for no limit.</Trans>}>
      <Form onSubmit={handleSubmit}>
        <div className={styles.limits}>
          {(Object.keys(labels) as Limit[]).map((name) => (
            <LimitField key={name} control={control} name={name} label={labels[name]} usual={defaults[name]} />
          ))}
        </div>
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" isDisabled={!isChanged} isPending={isSaving} pendingLabel={t`Saving...`}>
            <Trans>Save</Trans>
          </Button>
        </FormActions>
      </Form>
    </SettingsSection>
  )
}

interface LimitFieldProps {
  control: Control<Texts, unknown, z.output<typeof limitsForm>>
  name: Limit
  label: string
  usual: number | null | undefined
}

function LimitField({ control, name, label, usual }: LimitFieldProps) {
  const { t, i18n } = useLingui()
  const { field } = useController({ control, name })
  const value = usual == null ? t`no limit` : i18n.number(usual)
  return (
    <div className={styles.limit}>
      <FormTextField
        control={control}
        name={name}
        label={label}
        description={t`Default: ${value}`}
        inputMode="decimal"
        autoComplete="off"
      />
      {field.value !== toNumberText(usual) && (
        <Button variant="quiet" aria-label={t`Reset to default: ${label}`} onPress={() => field.onChange(toNumberText(usual))}>
          <Trans>Reset to default</Trans>
        </Button>
      )}
    </div>
  )
}

function toTexts(limits: Limits): Texts {
  const names = Object.keys(limitsForm.shape) as Limit[]
  return Object.fromEntries(names.map((name) => [name, toNumberText(limits[name])])) as Texts
}

function useUpdatePlanLimits() {
  return useAsyncMutation<PlanLimitsFormMutation>(graphql`
    mutation PlanLimitsFormMutation($input: UpdatePlanLimitsInput!) {
      updatePlanLimits(input: $input) {
        __typename
        ... on UpdatePlanLimitsPayload {
          viewer {
            operator {
              plans {
                key
                ...PlanLimitsForm_plan
              }
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)
}
