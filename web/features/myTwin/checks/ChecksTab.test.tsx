import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import checksTabQuery from '../../../__generated__/ChecksTabQuery.graphql.ts'
import myTwinQuery from '../../../__generated__/MyTwinScreenQuery.graphql.ts'
import viewerEvents from '../../../__generated__/useViewerEventsSubscription.graphql.ts'
import { stubLayout } from '../../../testing/layout.ts'
import { viewer } from '../../../testing/myTwin.example.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'

stubLayout()

test('an open list shows that a check fails now', async () => {
  const { emit, respond } = await openApp('/twin?view=checks', ada)
  await respond(myTwinQuery, { viewer })
  const check = {
    __typename: 'TwinCheck',
    id: 'check-1',
    question: 'What do you charge?',
    answer: '640 euros.',
    state: 'PASSED',
    lastAnswer: '“640 euros.”',
    checkedAt: '2026-03-01T10:00:00.000Z',
    itemUuid: 'note-1',
  }
  await respond(checksTabQuery, { viewer: { twinChecks: [check] } })
  expect(await screen.findByText('Passing')).toBeVisible()
  const failed = { ...check, state: 'FAILED', lastAnswer: '“990 euros.”' }
  await emit(viewerEvents, { viewerEvents: { __typename: 'TwinCheckChanged', check: failed } })
  expect(await screen.findByText('Failing')).toBeVisible()
  expect(screen.getByText('“990 euros.”')).toBeVisible()
})
