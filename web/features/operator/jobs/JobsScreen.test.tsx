import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import jobsQuery from '../../../__generated__/JobsScreenQuery.graphql.ts'
import retryMutation from '../../../__generated__/useRetryJobsMutation.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { busyQueues, failedJob, idleQueues, otherFailedJob, toJobs } from './jobsSample.ts'

beforeEach(() => localStorage.clear())

const open = async (...sample: Parameters<typeof toJobs>) => {
  const app = await openApp('/operator/jobs', ada)
  await app.respond(jobsQuery, toJobs(...sample))
  await screen.findByRole('heading', { name: 'Queues' })
  return app
}

test('operators retry a failed job, then all of its queue', async () => {
  const app = await open([...busyQueues, ...idleQueues], [failedJob, otherFailedJob])
  const [first] = within(screen.getByRole('region', { name: 'Newest failed jobs' }))
    .getAllByRole('row')
    .slice(1)
  expect(first as HTMLElement).toHaveTextContent('Error EENVELOPE 550')
  expect(screen.getByText('2 other queues are empty.')).toBeVisible()
  await app.user.click(within(first as HTMLElement).getByRole('button', { name: 'Retry job: send-mail' }))
  expect(await app.variablesOf(retryMutation)).toEqual({ input: { queue: 'send-mail', jobUuid: failedJob.uuid } })
  const answer = (...sample: Parameters<typeof toJobs>) => ({ retryJobs: { __typename: 'RetryJobsPayload', ...toJobs(...sample) } })
  await app.respond(retryMutation, answer(busyQueues, [otherFailedJob]))
  expect(await screen.findByText('Queued again')).toBeInTheDocument()
  expect(screen.queryByText('Error EENVELOPE 550')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Retry all failed jobs: send-mail' }))
  expect(await app.variablesOf(retryMutation)).toEqual({ input: { queue: 'send-mail' } })
  await app.respond(retryMutation, answer(idleQueues))
  expect(await screen.findByText('No jobs')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Newest failed jobs' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Jobs' })).toHaveFocus()
})

test('shows that retrying failed', async () => {
  const app = await open(busyQueues, [failedJob])
  await app.user.click(screen.getByRole('button', { name: 'Retry job: send-mail' }))
  const refusal = { __typename: 'NotFoundError', __isUserError: 'NotFoundError', message: 'Not found', code: 'NOT_FOUND', params: null }
  await app.respond(retryMutation, { retryJobs: refusal })
  expect(await screen.findByText(/not found/iu)).toBeVisible()
})

test('shows no queues while all are empty', async () => {
  await open(idleQueues)
  expect(screen.getByText('No jobs')).toBeVisible()
  expect(screen.queryByText(/other queues/)).toBeNull()
})

test('is not found for others', async () => {
  const app = await openApp('/operator/jobs', ada)
  await app.respond(jobsQuery, { viewer: { __typename: 'Viewer', id: 'viewer-1', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
