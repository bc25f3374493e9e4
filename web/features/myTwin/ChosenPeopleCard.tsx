import { Button, Card, IconButton, CopyField, Form, FormError, TextField } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChosenPeopleCard_viewer$key } from '../../__generated__/ChosenPeopleCard_viewer.graphql.ts'
import type { ChosenPeopleCardAddMutation } from '../../__generated__/ChosenPeopleCardAddMutation.graphql.ts'
import type { ChosenPeopleCardLinkMutation } from '../../__generated__/ChosenPeopleCardLinkMutation.graphql.ts'
import type { ChosenPeopleCardRemoveMutation } from '../../__generated__/ChosenPeopleCardRemoveMutation.graphql.ts'
import type { ChosenPeopleCardRevokeMutation } from '../../__generated__/ChosenPeopleCardRevokeMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import styles from './MyTwinScreen.module.css'

export function ChosenPeopleCard({ viewer }: { viewer: ChosenPeopleCard_viewer$key }) {
  const { t } = useLingui()
  const { chosenPeople, invitationLink } = useFragment(
    graphql`
      fragment ChosenPeopleCard_viewer on Viewer {
        chosenPeople {
          id
          username
          email
        }
        invitationLink {
          url
          visitorCount
        }
      }
    `,
    viewer,
  )
  const { attempt, failure } = useAttempt(t`Failed to update profile`)
  const [remove] = useRemove()
  const people = (chosenPeople ?? []).flatMap((person) => person ?? [])
  return (
    <Card title={t`People you choose`}>
      <AddPerson />
      {people.length > 0 && (
        <ul className={styles.fields}>
          {people.map(({ id, username, email }) => {
            const name = username ? `@${username}` : (email ?? '')
            return (
              <li key={id} className={styles.field}>
                <span>{name}</span>
                <IconButton
                  icon={X}
                  label={t`Remove ${name}`}
                  onPress={() => void attempt(async () => (await remove({ variables: { input: { personId: id } } })).removeChosenPerson)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Invitation link={invitationLink ?? null} />
      <FormError>{failure}</FormError>
    </Card>
  )
}

function AddPerson() {
  const { t } = useLingui()
  const [person, setPerson] = useState('')
  const { attempt, failure } = useAttempt(t`Failed to update profile`)
  const [add, isAdding] = useAsyncMutation<ChosenPeopleCardAddMutation>(graphql`
    mutation ChosenPeopleCardAddMutation($input: AddChosenPersonInput!) {
      addChosenPerson(input: $input) {
        __typename
        ... on AddChosenPersonPayload {
          viewer {
            ...ChosenPeopleCard_viewer
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const handleSubmit = async () => {
    const added = await attempt(async () => (await add({ variables: { input: { person } } })).addChosenPerson)
    if (added) setPerson('')
  }
  return (
    <Form onSubmit={() => void handleSubmit()}>
      <TextField label={t`Username or email`} value={person} onChange={setPerson} autoComplete="off" />
      <FormError>{failure}</FormError>
      <Button type="submit" isDisabled={person.trim() === ''} isPending={isAdding} pendingLabel={t`Saving...`}>
        <Trans>Add person</Trans>
      </Button>
    </Form>
  )
}

function useRemove() {
  return useAsyncMutation<ChosenPeopleCardRemoveMutation>(graphql`
    mutation ChosenPeopleCardRemoveMutation($input: RemoveChosenPersonInput!) {
      removeChosenPerson(input: $input) {
        __typename
        ... on RemoveChosenPersonPayload {
          viewer {
            ...ChosenPeopleCard_viewer
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
}

function Invitation({ link }: { link: { url: string; visitorCount: number } | null }) {
  const { t } = useLingui()
  const { attempt, failure } = useAttempt(t`Failed to update profile`)
  const [create, isCreating] = useAsyncMutation<ChosenPeopleCardLinkMutation>(graphql`
    mutation ChosenPeopleCardLinkMutation {
      createInvitationLink {
        __typename
        viewer {
          ...ChosenPeopleCard_viewer
        }
      }
    }
  `)
  const [revoke, isRevoking] = useAsyncMutation<ChosenPeopleCardRevokeMutation>(graphql`
    mutation ChosenPeopleCardRevokeMutation {
      revokeInvitationLink {
        __typename
        viewer {
          ...ChosenPeopleCard_viewer
        }
      }
    }
  `)
  if (!link) {
    return (
      <>
        <Button
          icon={Link2}
          isPending={isCreating}
          pendingLabel={t`Saving...`}
          onPress={() => void attempt(async () => (await create({ variables: {} })).createInvitationLink)}
        >
          <Trans>Create invitation link</Trans>
        </Button>
        <FormError>{failure}</FormError>
      </>
    )
  }
  return (
    <>
      <CopyField label={t`Invitation link`} value={link.url} />
      <p className={styles.note}>
        {plural(link.visitorCount, { 0: 'Not opened yet.', one: '# person opened it.', other: '# people opened it.' })}
      </p>
      <Button
        variant="quiet"
        isPending={isRevoking}
        pendingLabel={t`Saving...`}
        onPress={() => void attempt(async () => (await revoke({ variables: {} })).revokeInvitationLink)}
      >
        <Trans>Revoke link</Trans>
      </Button>
      <FormError>{failure}</FormError>
    </>
  )
}
