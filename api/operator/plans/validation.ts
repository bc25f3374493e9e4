import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'

const count = (max: number) => z.int(outOf(0, max)).min(0, outOf(0, max)).max(max, outOf(0, max)).nullable().optional()
const outOf = (min: number, max: number) => rule('plan_limit_out_of_range', { min, max })

/** Null means unlimited, 0 none; omitted limits stay as they are. */
export const planLimitsChange = z.object({
  messagesPerDay: count(1_000_000),
  twinMessagesPerDay: count(1_000_000),
  uploadsPerDay: count(100_000),
  uploadMegabytesPerDay: count(1_000_000),
  filesPerUpload: z.int(outOf(1, 100)).min(1, outOf(1, 100)).max(100, outOf(1, 100)).optional(),
  fileMegabytes: z.number(outOf(1, 10_000)).min(1, outOf(1, 10_000)).max(10_000, outOf(1, 10_000)).optional(),
})
