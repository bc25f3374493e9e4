import { Button, DescriptionList, Form, FormActions, FormError, LinkButton, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AccountSection_user$key } from '../../../__generated__/AccountSection_user.graphql.ts'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { accountForm } from './accountForm.ts'
import { EmailStatus } from './EmailStatus.tsx'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { TimeZoneField } from './TimeZoneField.tsx'
import { useUpdateAccount } from './useUpdateAccount.ts'

export function AccountSection({ user: userRef }: { user: AccountSection_user$key }) {
  const { t } = useLingui()
  const user = useFragment(
    graphql`
      fragment AccountSection_user on User {
        email
        username
        displayName
        timezone
        about
        ...EmailStatus_user
      }
    `,
    userRef,
  )
  const [updateAccount, isSaving] = useUpdateAccount()
  const [isSaved, setSaved] = useState(false)
  const values = { timezone: user.timezone ?? null, about: user.about ?? '' }
  const { control, failure, submit, isChanged, reset } = useServerForm(accountForm, values, t`Couldn’t save your account`)

  const handleSubmit = submit(
    async (input) => (await updateAccount({ variables: { input } })).updateAccount,
    'UpdateAccountPayload',
    ({ user: kept }) => {
      reset({ timezone: kept.timezone ?? null, about: kept.about ?? '' })
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
      <div>
        <LinkButton href="/twin">
          <Trans>Change them in My Twin</Trans>
        </LinkButton>
      </div>
      <EmailStatus user={user} />
      <Form onSubmit={handleSubmit}>
        <TimeZoneField control={control} kept={user.timezone} />
        <FormTextArea
          control={control}
          name="about"
          label={t`About you`}
          description={t`A few words about you that your private brain always knows. Never public.`}
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
