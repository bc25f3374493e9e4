import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import cardQuery from '../../__generated__/ScheduleCardQuery.graphql.ts'
import confirmMutation from '../../__generated__/useChangeScheduleConfirmMutation.graphql.ts'
import deleteMutation from '../../__generated__/useChangeScheduleDeleteMutation.graphql.ts'
import { answer, createThread, openChat, question } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const task = {
  __typename: 'ScheduledTask',
  id: 'schedule-1',
  kind: 'REMINDER',
  title: 'Call Ana',
  instruction: 'Call Ana',
  status: 'PROPOSED',
  recurrence: 'ONCE',
  interval: 1,
  week: null,
  date: '2099-03-06',
  time: '15:00',
  days: [],
  timezone: 'UTC',
  nextRunAt: null,
}

async function openCard(scheduledTask: typeof task | null = task) {
  const chat = await openChat()
  const call = {
    __typename: 'ToolCall',
    id: 'call-1',
    callId: 'call_1',
    textOffset: 0,
    name: 'schedule_task',
    displayName: 'Proposed a schedule',
    status: 'COMPLETED',
    isError: false,
    inputParams: {},
    outputResult: { proposed: true, scheduledTaskId: 'uuid-1', title: 'Call Ana' },
    durationMs: 3,
  }
  const reply = answer(1, 'Confirm it above.', { toolCallSession: { toolCalls: [call] } })
  await chat.showThread(createThread([question(0, 'Remind me on Friday at 3pm to call Ana'), reply]))
  const card = within(await screen.findByRole('region', { name: 'Call Ana' }))
  await chat.respond(cardQuery, { viewer: { __typename: 'Viewer', scheduledTask } })
  return { chat, card }
}

test('schedules what the card shows', async () => {
  const { chat, card } = await openCard()
  expect(await card.findByText(/Friday, March 6, 2099 at 3:00/)).toBeVisible()
  await chat.user.click(card.getByRole('button', { name: 'Confirm' }))
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(chat.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { taskId: 'schedule-1', timezone } })
  await chat.respond(confirmMutation, {
    confirmScheduledTask: {
      __typename: 'ConfirmScheduledTaskPayload',
      task: { ...task, status: 'ACTIVE', nextRunAt: '2099-03-06T15:00:00.000Z' },
      viewer: { __typename: 'Viewer', scheduledTasks: [] },
    },
  })
  expect(await card.findByRole('link', { name: 'Show schedules' })).toHaveAttribute('href', '/settings/schedules')
  expect(card.queryByRole('button')).toBeNull()
})

test('shows why a time was refused, and dismisses', async () => {
  const { chat, card } = await openCard()
  await chat.user.click(await card.findByRole('button', { name: 'Edit time' }))
  await chat.user.click(card.getByRole('button', { name: 'Confirm' }))
  expect(chat.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { recurrence: 'ONCE', date: '2099-03-06', time: '15:00' },
  })
  await chat.respond(confirmMutation, {
    confirmScheduledTask: {
      __typename: 'InputError',
      __isUserError: 'InputError',
      message: 'This time has passed. Choose a later one.',
      code: 'SCHEDULED_IN_PAST',
      params: {},
    },
  })
  expect(await card.findByText('This time has passed. Choose a later one.')).toBeVisible()
  await chat.user.click(card.getByRole('button', { name: 'Dismiss' }))
  await chat.respond(deleteMutation, {
    deleteScheduledTask: {
      __typename: 'DeleteScheduledTaskPayload',
      deletedTaskId: 'schedule-1',
      viewer: { __typename: 'Viewer', scheduledTasks: [] },
    },
  })
  expect(await card.findByText('Not scheduled.')).toBeVisible()
})

test('shows a dismissed proposal as not scheduled', async () => {
  const { card } = await openCard(null)
  expect(await card.findByText('Not scheduled.')).toBeVisible()
})
