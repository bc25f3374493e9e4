import { Button, Form, FormActions, FormError, SettingsSection } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { z } from 'zod'
import { maxAnnouncementLength, newAnnouncement } from '../../../../api/operator/announcement/validation.ts'
import type { AnnouncementScreenPublishMutation } from '../../../__generated__/AnnouncementScreenPublishMutation.graphql.ts'
import announcementQuery, { type AnnouncementScreenQuery } from '../../../__generated__/AnnouncementScreenQuery.graphql.ts'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { CurrentAnnouncement } from './CurrentAnnouncement.tsx'

/** `endsAt` is in local time, as in 2026-02-01T12:00. */
const announcementForm = z.object({ text: newAnnouncement.shape.text, endsAt: z.string() })
const empty = { text: '', endsAt: '' }

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<AnnouncementScreenQuery>(context, announcementQuery, {})
}

export function AnnouncementScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<AnnouncementScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the announcement`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<AnnouncementScreenQuery>(
    graphql`
      query AnnouncementScreenQuery {
        viewer {
          operator {
            __typename
          }
          announcement {
            ...CurrentAnnouncement_announcement
          }
        }
      }
    `,
    useRouteQuery<AnnouncementScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  return (
    <OperatorPage title={t`Announcement`}>
      {viewer.announcement && <CurrentAnnouncement announcement={viewer.announcement} />}
      <NewAnnouncement isReplacing={viewer.announcement != null} />
    </OperatorPage>
  )
}

function NewAnnouncement({ isReplacing }: { isReplacing: boolean }) {
  const { t } = useLingui()
  const [publish, isPublishing] = useAsyncMutation<AnnouncementScreenPublishMutation>(graphql`
    mutation AnnouncementScreenPublishMutation($input: PublishAnnouncementInput!) {
      publishAnnouncement(input: $input) {
        __typename
        ... on PublishAnnouncementPayload {
          viewer {
            announcement {
              text
              publishedAt
              ...CurrentAnnouncement_announcement
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
  const { control, failure, submit, reset } = useServerForm(announcementForm, empty, t`Couldn’t publish the announcement`)
  const handleSubmit = submit(
    ({ text, endsAt }) => publish({ input: { text, endsAt: endsAt ? new Date(endsAt).toISOString() : null } }),
    'PublishAnnouncementPayload',
    () => reset(empty),
  )
  return (
    <SettingsSection
      title={t`New announcement`}
      description={
        isReplacing ? (
          <Trans>Replaces the current announcement for everyone who is signed in.</Trans>
        ) : (
          <Trans>Shown at the top of every screen to everyone who is signed in.</Trans>
        )
      }
    >
      <Form onSubmit={handleSubmit}>
        <FormTextArea control={control} name="text" label={t`Text`} maxLength={maxAnnouncementLength} />
        <FormTextField control={control} name="endsAt" type="datetime-local" label={t`End time`} isOptional />
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" isPending={isPublishing} pendingLabel={t`Publishing...`}>
            <Trans>Publish</Trans>
          </Button>
        </FormActions>
      </Form>
    </SettingsSection>
  )
}
