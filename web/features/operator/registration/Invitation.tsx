import { Badge, Button, CopyField, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { Invitation_invitation$key } from '../../../__generated__/Invitation_invitation.graphql.ts'
import type { InvitationRevokeMutation } from '../../../__generated__/InvitationRevokeMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from './Registration.module.css'

export function Invitation({ invitation }: { invitation: Invitation_invitation$key }) {
  const { t, i18n } = useLingui()
  const { id, state, url, email, usedBy, expiresAt } = useFragment(
    graphql`
      fragment Invitation_invitation on RegistrationInvitation {
        id
        state
        url
        email
        usedBy
        expiresAt
      }
    `,
    invitation,
  )
  const revoke = useAction<InvitationRevokeMutation>(
    graphql`
      mutation InvitationRevokeMutation($input: RevokeRegistrationInvitationInput!) {
        revokeRegistrationInvitation(input: $input) {
          __typename
          ... on RevokeRegistrationInvitationPayload {
            invitation {
              ...Invitation_invitation
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t revoke the invitation`,
  )
  const states: Readonly<Record<string, string>> = { ACTIVE: t`Active`, USED: t`Used`, EXPIRED: t`Expired`, REVOKED: t`Revoked` }
  const name = email ?? t`Any email address`
  const day = i18n.date(expiresAt, { dateStyle: 'medium' })
  return (
    <div role="group" aria-label={name} className={styles.invitation}>
      <p className={styles.head}>
        <Badge tone={state === 'ACTIVE' ? 'good' : 'neutral'}>{states[state] ?? state}</Badge>
        <bdi>{name}</bdi>
        <span className={styles.note}>{usedBy ? `@${usedBy}` : state === 'ACTIVE' ? t`Expires on ${day}` : null}</span>
      </p>
      {url && (
        <>
          <CopyField label={t`Invitation link`} value={url} />
          <div>
            <Button
              variant="quiet"
              aria-label={t`Revoke invitation: ${name}`}
              isPending={revoke.isRunning}
              onPress={() => void revoke.run({ input: { invitationId: id } })}
            >
              <Trans>Revoke</Trans>
            </Button>
          </div>
        </>
      )}
      <FormError>{revoke.failure}</FormError>
    </div>
  )
}
