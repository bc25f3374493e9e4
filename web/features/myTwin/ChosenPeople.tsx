import { Button, IconButton, CopyField, Form, FormError, TextField } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChosenPeople_viewer$key } from '../../__generated__/ChosenPeople_viewer.graphql.ts'
import type { ChosenPeopleAddMutation } from '../../__generated__/ChosenPeopleAddMutation.graphql.ts'
import type { ChosenPeopleLinkMutation } from '../../__generated__/ChosenPeopleLinkMutation.graphql.ts'
import type { ChosenPeopleRemoveMutation } from '../../__generated__/ChosenPeopleRemoveMutation.graphql.ts'
import type { ChosenPeopleRevokeMutation } from '../../__generated__/ChosenPeopleRevokeMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import styles from './MyTwinScreen.module.css'

export function ChosenPeople({ viewer }: { viewer: ChosenPeople_viewer$key }) {
  const { t } = useLingui()
  const { chosenPeople, invitationLink } = useFragment(
    graphql`
      fragment ChosenPeople_viewer on Viewer {
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
    <>
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
    </>
  )
}

function AddPerson() {
  const { t } = useLingui()
  const [person, setPerson] = useState('')
  const { attempt, failure } = useAttempt(t`Failed to update profile`)
  const [add, isAdding] = useAsyncMutation<ChosenPeopleAddMutation>(graphql`
    mutation ChosenPeopleAddMutation($input: AddChosenPersonInput!) {
      addChosenPerson(input: $input) {
        __typename
        ... on AddChosenPersonPayload {
          viewer {
            ...ChosenPeople_viewer
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
  return useAsyncMutation<ChosenPeopleRemoveMutation>(graphql`
    mutation ChosenPeopleRemoveMutation($input: RemoveChosenPersonInput!) {
      removeChosenPerson(input: $input) {
        __typename
        ... on RemoveChosenPersonPayload {
          viewer {
            ...ChosenPeople_viewer
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
  const [create, isCreating] = useAsyncMutation<ChosenPeopleLinkMutation>(graphql`
    mutation ChosenPeopleLinkMutation {
      createInvitationLink {
        __typename
        viewer {
          ...ChosenPeople_viewer
        }
      }
    }
  `)
  const [revoke, isRevoking] = useAsyncMutation<ChosenPeopleRevokeMutation>(graphql`
    mutation ChosenPeopleRevokeMutation {
      revokeInvitationLink {
        __typename
        viewer {
          ...ChosenPeople_viewer
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
