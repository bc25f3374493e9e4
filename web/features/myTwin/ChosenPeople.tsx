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
import { useAction } from '../../relay/useAction.ts'
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
  const remove = useAction<ChosenPeopleRemoveMutation>(
    graphql`
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
    `,
    t`Failed to update profile`,
  )
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
                <IconButton icon={X} label={t`Remove ${name}`} onPress={() => void remove.run({ input: { personId: id } })} />
              </li>
            )
          })}
        </ul>
      )}
      {people.some(({ username }) => !username) && (
        <p className={styles.note}>
          <Trans>People added by email get access once they confirm their address.</Trans>
        </p>
      )}
      <Invitation link={invitationLink ?? null} />
      <FormError>{remove.failure}</FormError>
    </>
  )
}

function AddPerson() {
  const { t } = useLingui()
  const [person, setPerson] = useState('')
  const add = useAction<ChosenPeopleAddMutation>(
    graphql`
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
    `,
    t`Failed to update profile`,
  )
  const handleSubmit = async () => {
    if (await add.run({ input: { person } })) setPerson('')
  }
  return (
    <Form onSubmit={() => void handleSubmit()}>
      <TextField label={t`Username or email`} value={person} onChange={setPerson} autoComplete="off" />
      <FormError>{add.failure}</FormError>
      <Button type="submit" isDisabled={person.trim() === ''} isPending={add.isRunning} pendingLabel={t`Saving...`}>
        <Trans>Add person</Trans>
      </Button>
    </Form>
  )
}

function Invitation({ link }: { link: { url: string; visitorCount: number } | null }) {
  const { t } = useLingui()
  const create = useAction<ChosenPeopleLinkMutation>(
    graphql`
      mutation ChosenPeopleLinkMutation {
        createInvitationLink {
          __typename
          viewer {
            ...ChosenPeople_viewer
          }
        }
      }
    `,
    t`Failed to update profile`,
  )
  const revoke = useAction<ChosenPeopleRevokeMutation>(
    graphql`
      mutation ChosenPeopleRevokeMutation {
        revokeInvitationLink {
          __typename
          viewer {
            ...ChosenPeople_viewer
          }
        }
      }
    `,
    t`Failed to update profile`,
  )
  if (!link) {
    return (
      <>
        <Button icon={Link2} isPending={create.isRunning} pendingLabel={t`Saving...`} onPress={() => void create.run({})}>
          <Trans>Create invitation link</Trans>
        </Button>
        <FormError>{create.failure}</FormError>
      </>
    )
  }
  return (
    <>
      <CopyField label={t`Invitation link`} value={link.url} />
      <p className={styles.note}>
        {plural(link.visitorCount, { 0: 'Not opened yet.', one: '# person opened it.', other: '# people opened it.' })}
      </p>
      <Button variant="quiet" isPending={revoke.isRunning} pendingLabel={t`Saving...`} onPress={() => void revoke.run({})}>
        <Trans>Revoke link</Trans>
      </Button>
      <FormError>{revoke.failure}</FormError>
    </>
  )
}
