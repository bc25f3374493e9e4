import { Button, ConfirmDialog, DescriptionList, FormError, Select, SettingsSection } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PersonScreen_person$key } from '../../../__generated__/PersonScreen_person.graphql.ts'
import personQuery, { type PersonScreenQuery } from '../../../__generated__/PersonScreenQuery.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { DeletePersonDialog } from './DeletePersonDialog.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import { useEndPersonSessions, useRestorePerson, useSetPersonPlan, useSuspendPerson } from './useChangePerson.ts'

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadRouteQuery<PersonScreenQuery>(context, personQuery, { uuid: params['personId'] ?? '' })
}

export function PersonScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<PersonScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the account`}>
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
            plans @required(action: THROW) {
              key
              name
            }
            person(uuid: $uuid) {
              ...PersonScreen_person
            }
          }
        }
      }
    `,
    useRouteQuery<PersonScreenQuery>(),
  )
  return viewer?.operator?.person ? <Person person={viewer.operator.person} plans={viewer.operator.plans} /> : <NotFoundScreen />
}

interface PersonProps {
  person: PersonScreen_person$key
  plans: readonly { readonly key: string; readonly name: string }[]
}

function Person({ person: personRef, plans }: PersonProps) {
  const { t, i18n } = useLingui()
  const person = useFragment(
    graphql`
      fragment PersonScreen_person on Person {
        id
        displayName
        username
        email
        isViewer
        planKey
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
  const setPlan = useSetPersonPlan()
  const input = { personId: id }
  const showTime = (moment: string) => i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <OperatorPage title={displayName} back={{ href: '/operator/people', label: t`People` }}>
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
      {plans.length > 1 && (
        <SettingsSection title={t`Plan`}>
          <Select
            label={t`Plan`}
            items={plans.map(({ key, name }) => ({ value: key, label: translateServerText(name) }))}
            value={person.planKey}
            onChange={(planKey) => void setPlan.run({ input: { personId: id, planKey } })}
            isDisabled={setPlan.isRunning}
          />
          <FormError>{setPlan.failure}</FormError>
        </SettingsSection>
      )}
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
              description={<Trans>They can sign in again, and their page and twin go back online.</Trans>}
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
              description={<Trans>Blocks sign-in and takes their page and twin offline. Nothing is deleted.</Trans>}
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
          <Trans>They’ll be signed out everywhere. Their access tokens stop working, and their page and twin go offline.</Trans>
        </ConfirmDialog>
      )}
      {asking === 'delete' && <DeletePersonDialog personId={id} username={username} onClose={close} />}
    </OperatorPage>
  )
}
