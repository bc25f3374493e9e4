import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartupError } from '../startupError.ts'

/** Null means unlimited. Days are in UTC. */
export interface PlanLimits {
  readonly messagesPerDay: number | null
  readonly uploadsPerDay: number | null
  readonly uploadMegabytesPerDay: number | null
  readonly fileMegabytes: number
  readonly filesPerUpload: number
  readonly twinMessagesPerDay: number | null
}

export interface Plan {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: string | null
  readonly contactUrl: string | null
  readonly limits: PlanLimits
}

export const defaultPlan = { id: 'free', name: 'Free', description: 'All features' } as const

/** The first plan is the default. */
export type Plans = readonly [Plan, ...Plan[]]

/** Maximum of integer columns. */
const count = z
  .number('must be a whole number or null')
  .min(0, 'must be 0 or more')
  .max(2_147_483_647, 'must be at most 2147483647, or null for unlimited')
  .refine(Number.isInteger, 'must be a whole number')
  .nullable()
  .optional()
const planFile = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens'),
      name: z.string().trim().min(1, 'must not be empty').max(40, 'must not be longer than 40 characters'),
      description: z.string().trim().max(500, 'must not be longer than 500 characters').default(''),
      price: z.string().trim().min(1, 'must be words, or null when it costs nothing').max(60).nullable().default(null),
      contact_url: z
        .url({ protocol: /^(https?|mailto)$/, error: 'must start with https:, http: or mailto:' })
        .nullable()
        .default(null),
      limits: z
        .strictObject({
          messages_per_day: count,
          uploads_per_day: count,
          upload_megabytes_per_day: count,
          file_megabytes: z.number('must be a number').min(1, 'must be at least 1').optional(),
          files_per_upload: z.int('must be a whole number').min(1, 'must be at least 1').optional(),
          twin_messages_per_day: count,
        })
        .default({}),
    }),
  )
  .min(1, 'must have a plan')
  .refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length, 'must not have the same id twice')

export function readPlans(path: string | undefined, usual: PlanLimits): Plans {
  if (!path) return [{ ...defaultPlan, price: null, contactUrl: null, limits: usual }]
  const result = planFile.safeParse(readContent(path))
  if (!result.success) {
    throw new StartupError(result.error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}.`).join('\n'))
  }
  const [first, ...others] = result.data.map(({ contact_url, limits, ...plan }): Plan => ({
    ...plan,
    contactUrl: contact_url,
    limits: {
      messagesPerDay: limits.messages_per_day === undefined ? usual.messagesPerDay : limits.messages_per_day,
      uploadsPerDay: limits.uploads_per_day === undefined ? usual.uploadsPerDay : limits.uploads_per_day,
      uploadMegabytesPerDay: limits.upload_megabytes_per_day === undefined ? usual.uploadMegabytesPerDay : limits.upload_megabytes_per_day,
      fileMegabytes: limits.file_megabytes ?? usual.fileMegabytes,
      filesPerUpload: limits.files_per_upload ?? usual.filesPerUpload,
      twinMessagesPerDay: limits.twin_messages_per_day === undefined ? usual.twinMessagesPerDay : limits.twin_messages_per_day,
    },
  }))
  if (!first) throw new StartupError(`${path} must have a plan.`)
  return [first, ...others]
}

function readContent(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartupError(`PLANS_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
