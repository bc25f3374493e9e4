import { z } from '@hono/zod-openapi'
import { reportReasons } from './validation.ts'

export const reportBody = z
  .object({
    id: z.uuid().meta({ example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
    reason: z.enum(reportReasons).meta({ description: 'Reason for the report.', example: 'harmful' }),
    note: z.string().nullable().meta({ description: 'Note by the visitor; null if none.', example: 'It gives out my address.' }),
    question: z.string().meta({ description: 'Message that the twin answered.', example: 'Where does Grace live?' }),
    answer: z.string().meta({ description: 'The reported answer.', example: 'Grace lives in the old lighthouse.' }),
    twin_username: z.string().meta({ description: 'Username of the twin’s owner.', example: 'ada' }),
    created_at: z.iso.datetime().meta({ description: 'When the answer was reported.', example: '2026-01-31T09:30:00.000Z' }),
    handled_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When an operator handled it; null before.', example: '2026-01-31T10:00:00.000Z' }),
  })
  .openapi('AnswerReport')
