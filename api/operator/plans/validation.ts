import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'

const count = (max: number) => z.int(outOfRange(0, max)).min(0, outOfRange(0, max)).max(max, outOfRange(0, max)).nullable().optional()
const outOfRange = (min: number, max: number) => rule('plan_limit_out_of_range', { min, max })

/** Null means unlimited, 0 none; omitted limits stay as they are. */
export const planLimitsChange = z.object({
  messagesPerDay: count(1_000_000),
  twinMessagesPerDay: count(1_000_000),
  uploadsPerDay: count(100_000),
  uploadMegabytesPerDay: count(1_000_000),
  filesPerUpload: z.int(outOfRange(1, 100)).min(1, outOfRange(1, 100)).max(100, outOfRange(1, 100)).optional(),
  fileMegabytes: z.number(outOfRange(1, 10_000)).min(1, outOfRange(1, 10_000)).max(10_000, outOfRange(1, 10_000)).optional(),
})
