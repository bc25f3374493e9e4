import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import schedulesQuery from '../../../__generated__/SchedulesScreenQuery.graphql.ts'
import deleteMutation from '../../../__generated__/useChangeScheduleDeleteMutation.graphql.ts'
import runMutation from '../../../__generated__/useChangeScheduleRunMutation.graphql.ts'
import updateMutation from '../../../__generated__/useChangeScheduleUpdateMutation.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { reminder, toSchedules, weekly } from './schedulesSample.ts'

beforeEach(() => localStorage.clear())

async function open(tasks: (typeof reminder)[]) {
  const app = await openApp('/settings/schedules', ada)
  await app.respond(schedulesQuery, toSchedules(tasks))
  const choose = async (name: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'More about Weekly summary' }))
    await app.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...app, choose }
}
const updated = (task: typeof reminder) => ({
  updateScheduledTask: { __typename: 'UpdateScheduledTaskPayload', ...toSchedules([task]) },
})

test('lists schedules with the conversation of their result', async () => {
  await open([reminder, weekly])
  const list = within(await screen.findByRole('list', { name: 'Schedules' }))
  expect(list.getByText(/Friday, March 6, 2099 at 3:00/)).toBeVisible()
  expect(list.getByText(/Every Monday and Thursday at 8:00/)).toBeVisible()
  expect(list.getByRole('link', { name: 'Weekly summary' })).toHaveAttribute('href', '/chat/thread-2')
})

test('pauses, resumes, runs, edits and deletes', async () => {
  const app = await open([weekly])
  await app.choose('Pause')
  expect(await app.variablesOf(updateMutation)).toEqual({ input: { taskId: 'schedule-2', isPaused: true } })
  await app.respond(updateMutation, updated({ ...weekly, status: 'PAUSED' }))
  expect(await screen.findByText('Paused')).toBeVisible()

  await app.choose('Run now')
  await app.respond(runMutation, {
    runScheduledTask: { __typename: 'RunScheduledTaskPayload', task: { ...weekly, status: 'PAUSED', isRunning: true } },
  })
  expect(await screen.findByText('Running')).toBeVisible()

  await app.choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit schedule' }))
  await app.user.click(dialog.getByRole('button', { name: 'Thursday' }))
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await app.variablesOf(updateMutation)).toMatchObject({ input: { recurrence: 'WEEKLY', days: [1], time: '08:00' } })
  await app.respond(updateMutation, updated({ ...weekly, days: [1] }))
  expect(await screen.findByText(/Every Monday at/)).toBeVisible()

  await app.choose('Delete')
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await app.respond(deleteMutation, {
    deleteScheduledTask: { __typename: 'DeleteScheduledTaskPayload', deletedTaskId: 'schedule-2', ...toSchedules([]) },
  })
  expect(await screen.findByRole('heading', { name: 'Nothing scheduled' })).toBeVisible()
})

test('runs every other week from today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 30) })
  onTestFinished(() => void vi.useRealTimers())
  const app = await open([{ ...weekly, recurrence: 'DAILY', days: [] }])
  await app.choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit schedule' }))
  const pick = async (field: RegExp, name: string) => {
    await app.user.click(dialog.getByRole('button', { name: field }))
    await app.user.click(await screen.findByRole('option', { name }))
  }
  await pick(/Repeats/, 'Weekly')
  expect(dialog.getByRole('button', { name: 'Monday', pressed: true })).toBeVisible()
  await pick(/Interval/, 'Every 2 weeks')
  expect(dialog.getByLabelText('First day')).toHaveValue('2026-11-30')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  const when = { recurrence: 'WEEKLY', interval: 2, date: '2026-11-30', days: [1] }
  expect(await app.variablesOf(updateMutation)).toMatchObject({ input: when })
  await app.respond(updateMutation, updated({ ...weekly, ...when }))
  expect(await screen.findByText(/Every 2 weeks on Monday at 8:00.*from Nov 30, 2026/)).toBeVisible()
})

test('runs on the last Friday of the month', async () => {
  const app = await open([{ ...weekly, recurrence: 'MONTHLY', days: [3] }])
  expect(await screen.findByText(/Monthly on day 3 at 8:00/)).toBeVisible()
  await app.choose('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit schedule' }))
  const pick = async (field: RegExp, name: string) => {
    await app.user.click(dialog.getByRole('button', { name: field }))
    await app.user.click(await screen.findByRole('option', { name }))
  }
  await pick(/On$/, 'Last')
  await pick(/Weekday$/, 'Friday')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  const when = { recurrence: 'MONTHLY', days: [5], week: 5 }
  expect(await app.variablesOf(updateMutation)).toMatchObject({ input: when })
  await app.respond(updateMutation, updated({ ...weekly, ...when }))
  expect(await screen.findByText(/Monthly on the last Friday at 8:00/)).toBeVisible()
})
