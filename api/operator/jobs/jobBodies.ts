import { z } from '@hono/zod-openapi'

export const jobQueueBody = z
  .object({
    name: z.string().meta({ description: 'Name of the queue.', example: 'send-mail' }),
    waiting_count: z.number().int().meta({ description: 'Jobs that wait for their first or next attempt.', example: 3 }),
    running_count: z.number().int().meta({ description: 'Jobs that are running now.', example: 1 }),
    failed_count: z.number().int().meta({ description: 'Jobs that failed on their last attempt.', example: 0 }),
    oldest_due_at: z.iso.datetime().nullable().meta({
      description: 'When the oldest waiting job was due; null if none is.',
      example: '2026-01-31T09:30:00.000Z',
    }),
  })
  .openapi('JobQueue')

export const failedJobBody = z
  .object({
    id: z.uuid().meta({ description: 'ID of the job, as in the log.', example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
    queue: z.string().meta({ description: 'Name of the queue.', example: 'send-mail' }),
    attempts: z.number().int().meta({ description: 'Number of attempts so far.', example: 4 }),
    error: z.string().meta({ description: 'Names and codes of the error, without its message.', example: 'Error EENVELOPE 550' }),
    failed_at: z.iso.datetime().meta({ description: 'When the last attempt failed.', example: '2026-01-31T09:30:00.000Z' }),
  })
  .openapi('FailedJob')

export const jobsBody = z
  .object({
    queues: z.array(jobQueueBody).meta({ description: 'All queues, by name.' }),
    failed: z.array(failedJobBody).meta({ description: 'Newest failed jobs, at most 50.' }),
  })
  .openapi('Jobs')
