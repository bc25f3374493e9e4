import { FormError, Switch } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DigestEmails_user$key } from '../../../__generated__/DigestEmails_user.graphql.ts'
import { useChoice } from './useUpdateAccount.ts'

export function DigestEmails({ user: userRef }: { user: DigestEmails_user$key }) {
  const { receivesDigestEmails, viewerCanReceiveEmails } = useFragment(
    graphql`
      fragment DigestEmails_user on User {
        receivesDigestEmails
        viewerCanReceiveEmails
      }
    `,
    userRef,
  )
  const { value, choose, failure } = useChoice<boolean>(
    receivesDigestEmails,
    (isOn) => ({ receivesDigestEmails: isOn }),
    () => {},
  )
  if (!viewerCanReceiveEmails) return null
  return (
    <div>
      <Switch
        isSelected={value}
        onChange={(isOn) => void choose(isOn)}
        description={<Trans>Visitors’ questions and referring websites, on Mondays.</Trans>}
      >
        <Trans>Send me a weekly digest by email</Trans>
      </Switch>
      <FormError>{failure}</FormError>
    </div>
  )
}
