import { z } from '@hono/zod-openapi'
import { isPublic } from '../../platform/audiences.ts'
import { audienceBody, isPublicBody } from '../../profile/audiences/audienceBodies.ts'
import type { DocumentItem } from './documents.service.ts'
import type { DocumentExcerpt } from './documentTexts.ts'

export const documentBody = z
  .object({
    id: z.uuid(),
    title: z.string(),
    file_name: z.string().openapi({ description: 'Name of the uploaded file.' }),
    media_type: z.string().openapi({ description: 'Media type detected from the content.' }),
    source_url: z.string().nullable().openapi({ description: 'URL of the web page; null for files.' }),
    size: z.int().openapi({ description: 'File size in bytes.' }),
    page_count: z.int().nullable().openapi({ description: 'Number of pages; null if none or unread.' }),
    pages_without_text: z.int().openapi({ description: 'Number of pages without searchable text.', example: 0 }),
    status: z.enum(['pending', 'ready', 'failed']).openapi({
      description: 'Status: `ready` documents are searchable; `problem` explains `failed` ones.',
    }),
    problem: z.string().nullable().openapi({ description: 'Reason for failed reading; null otherwise.' }),
    is_being_replaced: z.boolean().openapi({ description: 'Whether a newer file is being read.' }),
    replacement_problem: z.string().nullable().openapi({ description: 'Reason for failed reading of the newer file; null otherwise.' }),
    is_public: isPublicBody,
    audience: audienceBody,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Document')

const whole = (description: string, most: number) =>
  z.coerce
    .number('This is a number')
    .int('This is a whole number')
    .min(0, 'This is 0 or more')
    .max(most, `This is at most ${most}`)
    .openapi({
      description,
      example: 0,
    })

export const excerptQuery = z.object({
  passage: whole('Passage number from a citation, to start at.', 2_000_000_000).optional(),
  from: whole('Position of the first part, unless `passage` is given.', 2_000_000_000).default(0),
})

export const excerptBody = z
  .object({
    parts: z
      .array(
        z.object({
          position: z.int().openapi({ description: 'Zero-based position in the document.', example: 0 }),
          page: z.int().nullable().openapi({ description: 'Page number from 1; null without pages.', example: 1 }),
          start: z.int().openapi({ description: 'Offset in the text, in UTF-16 code units.', example: 0 }),
          text: z.string().openapi({ description: 'Text; headings start with number signs.' }),
        }),
      )
      .openapi({ description: 'Parts in document order.' }),
    part_count: z.int().openapi({ description: 'Number of parts in total.', example: 12 }),
    passage: z.object({ start: z.int(), end: z.int() }).nullable().openapi({ description: 'Position of the requested passage, if any.' }),
  })
  .openapi('DocumentExcerpt')

export function showDocument({ id, title, audience, createdAt, updatedAt, document }: DocumentItem): z.infer<typeof documentBody> {
  return {
    id,
    title,
    file_name: document.fileName,
    media_type: document.mediaType,
    source_url: document.sourceUrl,
    size: Number(document.fileSize),
    page_count: document.pageCount,
    pages_without_text: document.pagesWithoutText,
    status: document.status,
    problem: document.problem,
    is_being_replaced: document.newFilePath !== null,
    replacement_problem: document.replacementProblem,
    is_public: isPublic(audience),
    audience,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

export function showExcerpt({ parts, partCount, passage }: DocumentExcerpt): z.infer<typeof excerptBody> {
  return { parts: parts.map(({ position, page, start, text }) => ({ position, page, start, text })), part_count: partCount, passage }
}
