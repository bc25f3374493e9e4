import { Button, FormError, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EmailStatus_user$key } from '../../../__generated__/EmailStatus_user.graphql.ts'
import type { EmailStatusMutation } from '../../../__generated__/EmailStatusMutation.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import styles from '../SettingsScreen.module.css'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function EmailStatus({ user: userRef }: { user: EmailStatus_user$key }) {
  const { t } = useLingui()
  const { isEmailVerified, emailFailedAt, viewerCanVerifyEmail } = useFragment(
    graphql`
      fragment EmailStatus_user on User {
        isEmailVerified
        emailFailedAt
        viewerCanVerifyEmail
      }
    `,
    userRef,
  )
  const [sendVerification, isSending] = useAsyncMutation<EmailStatusMutation>(graphql`
    mutation EmailStatusMutation {
      sendEmailVerification {
        __typename
        ... on SendEmailVerificationPayload {
          sent: message
        }
        ... on InputError {
          message
          code
          params
        }
        ... on ConflictError {
          message
          code
          params
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const [answer, setAnswer] = useState('')
  const { attempt, failure } = useAttempt(t`Couldn’t send the link`)

  const failedDelivery = emailFailedAt && (
    <FormError>
      <Trans>The last email to this address couldn’t be sent. We’ll keep trying.</Trans>
    </FormError>
  )
  if (!viewerCanVerifyEmail) {
    return (
      <div className={styles.stack}>
        <p className={styles.note}>
          {isEmailVerified ? <Trans>Your email address is confirmed.</Trans> : <Trans>This server doesn’t verify email addresses.</Trans>}
        </p>
        {failedDelivery}
      </div>
    )
  }

  const handleSend = () =>
    attempt(async () => {
      setAnswer('')
      const result = await sendVerification({})
      if (result.__typename === 'SendEmailVerificationPayload') setAnswer(translateServerText(result.sent))
      return result
    })

  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        <strong>
          <Trans>Your email address isn’t confirmed.</Trans>
        </strong>{' '}
        <Trans>
          Open the link in the email we sent you. Until then, you can’t create access tokens, and your profile and twin stay private.
        </Trans>
      </p>
      {failedDelivery}
      <div className={styles.actions}>
        <Button isPending={isSending} pendingLabel={t`Sending...`} onPress={() => void handleSend()}>
          <Trans>Send the link again</Trans>
        </Button>
        <StatusLine>{answer}</StatusLine>
      </div>
      <FormError>{failure}</FormError>
    </div>
  )
}
