import { z } from '@hono/zod-openapi'

export const storedTableBody = z
  .object({
    name: z.string().meta({ description: 'Name of the table.', example: 'steps' }),
    estimated_rows: z.number().nullable().meta({
      description: 'Number of rows as estimated by PostgreSQL; null before the first estimate.',
      example: 120_000,
    }),
    bytes: z.number().meta({ description: 'Size in bytes with indexes.', example: 734_003_200 }),
  })
  .openapi('StoredTable')

export const storedIndexBody = z
  .object({
    name: z.string().meta({ description: 'Name of the index.', example: 'steps_search_idx' }),
    table: z.string().meta({ description: 'Name of the table.', example: 'steps' }),
    bytes: z.number().meta({ description: 'Size on disk, in bytes.', example: 104_857_600 }),
  })
  .openapi('StoredIndex')

export const storageBody = z
  .object({
    database_bytes: z.number().meta({ description: 'Size of the database in bytes.', example: 1_073_741_824 }),
    file_count: z.number().int().meta({ description: 'Number of attachments, documents and imported files.', example: 320 }),
    file_bytes: z
      .number()
      .meta({ description: 'Total size of attachments, documents and imported files, in bytes.', example: 2_147_483_648 }),
    pending_passages: z.number().int().meta({ description: 'Texts that search does not find yet in their latest version.', example: 0 }),
    pending_embeddings: z.number().int().meta({ description: 'Passages without an embedding of their latest version.', example: 0 }),
    tables: z.array(storedTableBody).meta({ description: 'Largest tables, at most 15.' }),
    indexes: z.array(storedIndexBody).meta({ description: 'Largest indexes, at most 15.' }),
  })
  .openapi('Storage')

export const webhookFailureBody = z
  .object({
    status_code: z.number().int().nullable().meta({ description: 'HTTP status of the response; null without response.', example: 500 }),
    count: z.number().int().meta({ description: 'Number of failed attempts.', example: 12 }),
  })
  .openapi('WebhookFailures')

export const webhookHealthBody = z
  .object({
    delivered_count: z.number().int().meta({ description: 'Events delivered in the last 24 hours.', example: 980 }),
    pending_count: z.number().int().meta({ description: 'Events that wait for their first or next attempt.', example: 4 }),
    failed_count: z.number().int().meta({ description: 'Events whose last attempt failed.', example: 1 }),
    failures: z.array(webhookFailureBody).meta({ description: 'Failed attempts by status, most frequent first, at most 20.' }),
  })
  .openapi('WebhookHealth')
