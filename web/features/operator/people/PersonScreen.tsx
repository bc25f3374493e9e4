import {
  AudienceMark,
  Button,
  ConfirmDialog,
  DescriptionList,
  FormError,
  LinkButton,
  PageColumn,
  PageHeader,
  SettingsSection,
} from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PersonScreen_person$key } from '../../../__generated__/PersonScreen_person.graphql.ts'
import personQuery, { type PersonScreenQuery } from '../../../__generated__/PersonScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import { DeletePersonDialog } from './DeletePersonDialog.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { useEndPersonSessions, useRestorePerson, useSuspendPerson } from './useChangePerson.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadRouteQuery<PersonScreenQuery>(context, personQuery, { uuid: params['personId'] ?? '' })
}

export function PersonScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<PersonScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load this person`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { viewer } = usePreloadedQuery<PersonScreenQuery>(
    graphql`
      query PersonScreenQuery($uuid: String!) {
        viewer {
          operator {
            person(uuid: $uuid) {
              ...PersonScreen_person
            }
          }
        }
      }
    `,
    useRouteQuery<PersonScreenQuery>(),
  )
  return viewer?.operator?.person ? <Person person={viewer.operator.person} /> : <NotFoundScreen />
}

function Person({ person: personRef }: { person: PersonScreen_person$key }) {
  const { t, i18n } = useLingui()
  const person = useFragment(
    graphql`
      fragment PersonScreen_person on Person {
        id
        displayName
        username
        email
        isViewer
        sessionCount
        lastActiveAt
        suspendedAt
        createdAt
        ...PersonStatus_person
      }
    `,
    personRef,
  )
  const { id, displayName, username, email, sessionCount, lastActiveAt, suspendedAt, createdAt } = person
  const [asking, setAsking] = useState<'suspend' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const suspend = useSuspendPerson()
  const restore = useRestorePerson()
  const endSessions = useEndPersonSessions()
  const input = { personId: id }
  const showTime = (moment: string) => i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <PageColumn width="wide">
      <ScreenTitle>{displayName}</ScreenTitle>
      <PageHeader
        title={displayName}
        mark={<AudienceMark audience="private">{t`Only operators`}</AudienceMark>}
        actions={
          <LinkButton variant="quiet" href="/operator/people">
            <Trans>All people</Trans>
          </LinkButton>
        }
      />
      <SettingsSection title={t`Account`}>
        <DescriptionList
          items={[
            { term: t`Username`, details: username },
            { term: t`Email`, details: email },
            { term: t`Status`, details: <PersonStatus person={person} /> },
            ...(suspendedAt ? [{ term: t`Suspended`, details: showTime(suspendedAt) }] : []),
            { term: t`Created`, details: showTime(createdAt) },
          ]}
        />
      </SettingsSection>
      <SettingsSection title={t`Sessions`}>
        <DescriptionList
          items={[
            { term: t`Sessions`, details: i18n.number(sessionCount) },
            { term: t`Last active`, details: lastActiveAt ? showTime(lastActiveAt) : t`Signed out` },
          ]}
        />
        <div>
          <Button isDisabled={sessionCount === 0} isPending={endSessions.isRunning} onPress={() => void endSessions.run({ input })}>
            <Trans>End all sessions</Trans>
          </Button>
        </div>
        <FormError>{endSessions.failure}</FormError>
      </SettingsSection>
      {!person.isViewer && (
        <>
          {suspendedAt ? (
            <SettingsSection
              title={t`Suspension`}
              description={<Trans>Restored people can sign in, and their page and twin open again.</Trans>}
            >
              <div>
                <Button isPending={restore.isRunning} onPress={() => void restore.run({ input })}>
                  <Trans>Restore account</Trans>
                </Button>
              </div>
              <FormError>{restore.failure}</FormError>
            </SettingsSection>
          ) : (
            <SettingsSection
              title={t`Suspension`}
              description={<Trans>Nothing is deleted. You can restore the account at any time.</Trans>}
            >
              <div>
                <Button variant="danger" onPress={() => setAsking('suspend')}>
                  <Trans>Suspend account</Trans>
                </Button>
              </div>
            </SettingsSection>
          )}
          <SettingsSection
            title={t`Delete account`}
            isDangerous
            description={<Trans>Permanently deletes the account and everything in it.</Trans>}
          >
            <div>
              <Button variant="danger" onPress={() => setAsking('delete')}>
                <Trans>Delete account</Trans>
              </Button>
            </div>
          </SettingsSection>
        </>
      )}
      {asking === 'suspend' && (
        <ConfirmDialog
          title={t`Suspend @${username}?`}
          confirmLabel={t`Suspend`}
          isDangerous
          isPending={suspend.isRunning}
          error={suspend.failure}
          isOpen
          onOpenChange={close}
          onConfirm={() => void suspend.run({ input }).then((isDone) => isDone && close())}
        >
          <Trans>All sessions and running answers end, access tokens stop working, and page and twin close.</Trans>
        </ConfirmDialog>
      )}
      {asking === 'delete' && <DeletePersonDialog personId={id} username={username} onClose={close} />}
    </PageColumn>
  )
}
