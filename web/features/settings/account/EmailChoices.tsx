import { FormError, Switch } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { EmailChoices_user$key } from '../../../__generated__/EmailChoices_user.graphql.ts'
import { useChoice } from './useUpdateAccount.ts'

export function EmailChoices({ user: userRef }: { user: EmailChoices_user$key }) {
  const { receivesInboxEmails, receivesDigestEmails, viewerCanReceiveEmails } = useFragment(
    graphql`
      fragment EmailChoices_user on User {
        receivesInboxEmails
        receivesDigestEmails
        viewerCanReceiveEmails
      }
    `,
    userRef,
  )
  const inbox = useChoice<boolean>(
    receivesInboxEmails,
    (isOn) => ({ receivesInboxEmails: isOn }),
    () => {},
  )
  const digest = useChoice<boolean>(
    receivesDigestEmails,
    (isOn) => ({ receivesDigestEmails: isOn }),
    () => {},
  )
  if (!viewerCanReceiveEmails) return null
  return (
    <>
      <div>
        <Switch isSelected={inbox.value} onChange={(isOn) => void inbox.choose(isOn)}>
          <Trans>Send me visitors’ questions and messages by email</Trans>
        </Switch>
        <FormError>{inbox.failure}</FormError>
      </div>
      <div>
        <Switch
          isSelected={digest.value}
          onChange={(isOn) => void digest.choose(isOn)}
          description={<Trans>Visitors’ questions and referring websites, on Mondays.</Trans>}
        >
          <Trans>Send me a weekly digest by email</Trans>
        </Switch>
        <FormError>{digest.failure}</FormError>
      </div>
    </>
  )
}
