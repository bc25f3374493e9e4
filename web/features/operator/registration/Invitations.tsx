import { Button, Form, FormActions, FormError, List, ListItem, Select, SettingsSection, StatusLine } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { graphql, usePaginationFragment } from 'react-relay'
import { newInvitation } from '../../../../api/operator/registration/validation.ts'
import type { Invitations_viewer$key } from '../../../__generated__/Invitations_viewer.graphql.ts'
import type { InvitationsCreateMutation } from '../../../__generated__/InvitationsCreateMutation.graphql.ts'
import type { InvitationsPaginationQuery } from '../../../__generated__/InvitationsPaginationQuery.graphql.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { Invitation } from './Invitation.tsx'
import styles from './Registration.module.css'

const pageSize = 20
const lifetimes = [1, 7, 30, 90]

interface InvitationsProps {
  viewer: Invitations_viewer$key
  isClosed: boolean
  isEmailed: boolean
}

export function Invitations({ viewer, isClosed, isEmailed }: InvitationsProps) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<InvitationsPaginationQuery, Invitations_viewer$key>(
    graphql`
      fragment Invitations_viewer on Viewer
      @refetchable(queryName: "InvitationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        operator {
          registrationInvitations(first: $count, after: $cursor)
            @required(action: THROW)
            @connection(key: "Invitations_registrationInvitations") {
            __id
            edges {
              node {
                id
                ...Invitation_invitation
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const connection = data.operator?.registrationInvitations
  const invitations = connection?.edges.map(({ node }) => node) ?? []
  return (
    <SettingsSection title={t`Invitations`} description={<Trans>Each link works for one account.</Trans>}>
      {isClosed ? (
        <p className={styles.note}>
          <Trans>Invitations don’t work while registration is closed.</Trans>
        </p>
      ) : (
        <NewInvitation connection={connection?.__id ?? ''} isEmailed={isEmailed} />
      )}
      {invitations.length > 0 && (
        <List label={t`Invitations`} isDivided>
          {invitations.map((invitation) => (
            <ListItem key={invitation.id}>
              <Invitation invitation={invitation} />
            </ListItem>
          ))}
        </List>
      )}
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} label={t`Show older invitations`} />
    </SettingsSection>
  )
}

function NewInvitation({ connection, isEmailed }: { connection: string; isEmailed: boolean }) {
  const { t } = useLingui()
  const [recipient, setRecipient] = useState<string | null>(null)
  const [create, isCreating] = useAsyncMutation<InvitationsCreateMutation>(graphql`
    mutation InvitationsCreateMutation($input: CreateRegistrationInvitationInput!, $connections: [ID!]!) {
      createRegistrationInvitation(input: $input) {
        __typename
        ... on CreateRegistrationInvitationPayload {
          invitationEdge @prependEdge(connections: $connections) {
            node {
              id
              email
              ...Invitation_invitation
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
  const usual = { email: '', expiresInDays: 7 }
  const { control, failure, submit, reset } = useServerForm(newInvitation, usual, t`Couldn’t create the invitation`)
  const { field: lifetime } = useController({ control, name: 'expiresInDays' })
  const handleSubmit = submit(
    (input) => create({ input, connections: [connection] }),
    'CreateRegistrationInvitationPayload',
    ({ invitationEdge }) => {
      setRecipient(isEmailed ? (invitationEdge?.node.email ?? null) : null)
      reset(usual)
    },
  )
  return (
    <Form onSubmit={handleSubmit}>
      <div className={styles.pair}>
        <FormTextField
          control={control}
          name="email"
          label={t`Email`}
          isOptional
          description={isEmailed ? t`The link will be emailed to this address.` : undefined}
          type="email"
          autoComplete="off"
        />
        <Select
          label={t`Expiration`}
          items={lifetimes.map((days) => ({ value: String(days), label: plural(days, { one: '# day', other: '# days' }) }))}
          value={String(lifetime.value)}
          onChange={(days) => lifetime.onChange(Number(days))}
        />
      </div>
      <FormError>{failure}</FormError>
      <FormActions>
        <Button type="submit" isPending={isCreating} pendingLabel={t`Creating...`}>
          <Trans>Create invitation</Trans>
        </Button>
        <StatusLine>{recipient && t`Invitation sent to ${recipient}`}</StatusLine>
      </FormActions>
    </Form>
  )
}
