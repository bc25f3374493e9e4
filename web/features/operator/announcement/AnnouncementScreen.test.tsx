import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import announcementQuery from '../../../__generated__/AnnouncementScreenQuery.graphql.ts'
import publishMutation from '../../../__generated__/AnnouncementScreenPublishMutation.graphql.ts'
import viewerEvents from '../../../__generated__/useViewerEventsSubscription.graphql.ts'
import removeMutation from '../../../__generated__/CurrentAnnouncementRemoveMutation.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { maintenance, toAnnouncement } from './announcementSample.ts'

beforeEach(() => localStorage.clear())

const open = async (announcement: typeof maintenance | null) => {
  const app = await openApp('/operator/announcement', ada, { announcement })
  await app.respond(announcementQuery, toAnnouncement(announcement))
  await screen.findByRole('heading', { name: 'New announcement' })
  return app
}

test('an operator publishes an announcement, sees it at the top and removes it', async () => {
  const app = await open(null)
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Enter the announcement')).toBeVisible()
  await app.user.type(screen.getByLabelText('Text'), 'Maintenance on Sunday.')
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await app.variablesOf(publishMutation)).toEqual({ input: { text: 'Maintenance on Sunday.', endsAt: null } })
  const payload = {
    __typename: 'PublishAnnouncementPayload',
    viewer: toAnnouncement({ ...maintenance, text: 'Maintenance on Sunday.' }).viewer,
  }
  await app.respond(publishMutation, { publishAnnouncement: payload })
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
  expect(dismiss.closest('[role=status]')).toHaveTextContent('Maintenance on Sunday.')
  expect(screen.getByLabelText('Text')).toHaveValue('')
  const current = within(screen.getByRole('region', { name: 'Current announcement' }))
  await app.user.click(current.getByRole('button', { name: 'Remove' }))
  await app.respond(removeMutation, {
    removeAnnouncement: { __typename: 'RemoveAnnouncementPayload', viewer: toAnnouncement(null).viewer },
  })
  expect(screen.queryByText('Maintenance on Sunday.')).toBeNull()
})

test('changes of the announcement appear without a reload', async () => {
  const app = await openApp('/operator/announcement', ada, { announcement: maintenance })
  await app.respond(announcementQuery, toAnnouncement(maintenance))
  await screen.findByRole('button', { name: 'Dismiss' })
  const emit = (announcement: object | null) =>
    app.emit(viewerEvents, { viewerEvents: { __typename: 'AnnouncementChanged', announcement } })
  await emit({ text: 'Done early.', endsAt: null, publishedAt: '2026-03-02T10:00:00.000Z' })
  expect(await screen.findAllByText('Done early.')).not.toEqual([])
  await emit(null)
  await waitFor(() => expect(screen.queryByText('Done early.')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
})

test('a dismissed announcement stays away until the next one', async () => {
  const app = await open(maintenance)
  await app.user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await app.user.type(screen.getByLabelText('Text'), 'Done.')
  await app.user.click(screen.getByRole('button', { name: 'Publish' }))
  const next = { ...maintenance, text: 'Done.', publishedAt: '2026-03-02T10:00:00.000Z' }
  await app.respond(publishMutation, {
    publishAnnouncement: { __typename: 'PublishAnnouncementPayload', viewer: toAnnouncement(next).viewer },
  })
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible()
})
