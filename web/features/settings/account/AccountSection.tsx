import { Button, ComboBox, DescriptionList, Form, FormActions, FormError, LinkButton, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { z } from 'zod'
import type { AccountSection_user$key } from '../../../__generated__/AccountSection_user.graphql.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { EmailChoices } from './EmailChoices.tsx'
import { EmailStatus } from './EmailStatus.tsx'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { translateFieldError } from '../../../i18n/errorText.ts'
import { accountChange } from '../../../../api/account/validation.ts'
import { useUpdateAccount } from './useUpdateAccount.ts'

const accountForm = accountChange.pick({ timezone: true })

export function AccountSection({ user: userRef }: { user: AccountSection_user$key }) {
  const { t } = useLingui()
  const user = useFragment(
    graphql`
      fragment AccountSection_user on User {
        email
        username
        displayName
        timezone
        ...EmailStatus_user
        ...EmailChoices_user
      }
    `,
    userRef,
  )
  const [updateAccount, isSaving] = useUpdateAccount()
  const [isSaved, setSaved] = useState(false)
  const values = { timezone: user.timezone ?? null }
  const { control, failure, submit, isChanged, reset } = useServerForm(accountForm, values, t`Couldn’t save your account`)

  const handleSubmit = submit(
    (input) => updateAccount({ input }),
    'UpdateAccountPayload',
    ({ user: kept }) => {
      reset({ timezone: kept.timezone ?? null })
      setSaved(true)
    },
  )

  return (
    <Section id="account" description={<Trans>You sign in with your email. Your name and username appear on your profile.</Trans>}>
      <DescriptionList
        items={[
          { term: t`Email`, details: user.email },
          { term: t`Display name`, details: user.displayName },
          { term: t`Username`, details: `@${user.username}` },
        ]}
      />
      <ChangeEmail>
        <LinkButton href="/twin">
          <Trans>Change name in My Twin</Trans>
        </LinkButton>
      </ChangeEmail>
      <EmailStatus user={user} />
      <EmailChoices user={user} />
      <Form onSubmit={handleSubmit}>
        <TimeZoneField control={control} kept={user.timezone} />
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

interface TimeZoneFieldProps {
  control: Control<z.input<typeof accountForm>, unknown, z.output<typeof accountForm>>
  kept: string | null | undefined
}

function TimeZoneField({ control, kept }: TimeZoneFieldProps) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'timezone' })
  const options = useMemo(() => listTimeZones(kept).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })), [kept])
  const here = getBrowserTimeZone().replaceAll('_', ' ')
  const refusal = fieldState.error?.message
  return (
    <ComboBox
      label={t`Time zone`}
      description={t`Used when your private brain talks about dates and times. This browser is in ${here}.`}
      items={options}
      value={field.value ?? null}
      onChange={field.onChange}
      emptyText={t`Unknown time zone`}
      error={refusal && translateFieldError(refusal)}
      isOptional
    />
  )
}

/** Includes the saved zone, which this browser may not know. */
function listTimeZones(kept: string | null | undefined): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(kept ? [kept] : [])])].toSorted()
}

const getBrowserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
