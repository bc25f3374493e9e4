import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type CodeOf, errorCatalogue, type ErrorCode, errorCodes } from '../../platform/errorCodes/catalogue.ts'
import type { ErrorStatus } from '../../platform/errorCodes/entry.ts'
import { AppError, RateLimitError } from '../../platform/errors.ts'
import { TooManyStreamsError } from '../../platform/limits/streamPlaces.ts'
import { TooManyRunsError } from '../../chat/runs/runLimits.ts'
import type { Log } from '../../platform/log.ts'
import type { RestEnv } from '../router.ts'
import { respondToError } from './errors.ts'

async function answerTo(error: Error): Promise<Response> {
  const app = new Hono<RestEnv>()
  app.onError(respondToError({ error() {} } as unknown as Log))
  app.get('/', () => {
    throw error
  })
  return app.request('/')
}

const params = { limit: 1, count: 1, unit: 'minutes', minutes: 1, hours: 1, wait: 1, plan: 'free' }
const listCodes = (...statuses: number[]) => errorCodes.filter((code) => statuses.includes(errorCatalogue[code].status ?? 0))

test.each(listCodes(429, 503))('%s has Retry-After', async (code) => {
  const { status, headers } = await answerTo(new AppError(code as CodeOf<ErrorStatus>, { params } as never))
  expect(status).toBe(errorCatalogue[code].status)
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
})

test('other errors have no Retry-After', async () => {
  const others = errorCodes.filter((code: ErrorCode) => ![429, 500, 503, null].includes(errorCatalogue[code].status))
  for (const code of others) {
    const { headers } = await answerTo(new AppError(code as CodeOf<ErrorStatus>, { params } as never))
    expect(headers.get('retry-after'), code).toBeNull()
  }
})

test('a rate limit with a known end has Retry-After', async () => {
  expect((await answerTo(new RateLimitError('too_many_requests', 42))).headers.get('retry-after')).toBe('42')
})

test('too many runs and too many streams are no exception', async () => {
  for (const error of [new TooManyRunsError('too_many_runs', { params: { count: 3 } }), new TooManyStreamsError()]) {
    expect((await answerTo(error)).headers.get('retry-after'), error.code).not.toBeNull()
  }
})

test('a failing file store is no exception', async () => {
  const { status, headers } = await answerTo(Object.assign(new Error('write failed'), { code: 'ENOSPC' }))
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
})
