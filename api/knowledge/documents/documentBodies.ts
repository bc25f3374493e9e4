import { z } from '@hono/zod-openapi'
import type { DocumentItem } from './documents.service.ts'
import type { DocumentExcerpt } from './documentTexts.ts'

export const documentBody = z
  .object({
    id: z.uuid(),
    title: z.string(),
    file_name: z.string().openapi({ description: 'As it was uploaded.' }),
    media_type: z.string().openapi({ description: 'What its bytes say that it is.' }),
    source_url: z
      .string()
      .nullable()
      .openapi({ description: 'The address of the web page that it was fetched from; null for a file that was uploaded.' }),
    size: z.int().openapi({ description: 'In bytes.' }),
    page_count: z.int().nullable().openapi({ description: 'Null until it is read, and for files without pages.' }),
    pages_without_text: z
      .int()
      .openapi({ description: 'How many of its pages hold no text that can be found, since they are pictures or empty.', example: 0 }),
    status: z
      .enum(['pending', 'ready', 'failed'])
      .openapi({ description: 'It is read in the background; `ready` can be searched, `failed` says why in `problem`.' }),
    problem: z.string().nullable().openapi({ description: 'Why it cannot be read and what to do.' }),
    is_being_replaced: z
      .boolean()
      .openapi({ description: 'Whether a newer file is being read that takes its place; until then it stays as it is.' }),
    replacement_problem: z.string().nullable().openapi({ description: 'Why the last newer file could not be read; null when it could.' }),
    is_public: z.boolean().openapi({ description: 'Whether the owner’s twin may quote it, as long as the profile is public too.' }),
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
  passage: whole('The number of a passage, as citations name it: the parts begin with the one where it begins.', 2_000_000_000).optional(),
  from: whole('The position of the first part, where no passage is asked for.', 2_000_000_000).default(0),
})

export const excerptBody = z
  .object({
    parts: z
      .array(
        z.object({
          position: z.int().openapi({ description: 'Its place in the document, from 0, without gaps.', example: 0 }),
          page: z.int().nullable().openapi({ description: 'From 1; null where the document has no pages.', example: 1 }),
          start: z.int().openapi({ description: 'Where it begins in the whole text, in UTF-16 code units.', example: 0 }),
          text: z.string().openapi({ description: 'What it says. A line that begins with number signs is a heading.' }),
        }),
      )
      .openapi({ description: 'In their order.' }),
    part_count: z.int().openapi({ description: 'How many parts the document has.', example: 12 }),
    passage: z
      .object({ start: z.int(), end: z.int() })
      .nullable()
      .openapi({ description: 'Where the passage stands that was asked for; null when none was, or it is not there any more.' }),
  })
  .openapi('DocumentExcerpt')

export function showDocument({ id, title, isPublic, createdAt, updatedAt, document }: DocumentItem): z.infer<typeof documentBody> {
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
    is_public: isPublic,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

export function showExcerpt({ parts, partCount, passage }: DocumentExcerpt): z.infer<typeof excerptBody> {
  return { parts: parts.map(({ position, page, start, text }) => ({ position, page, start, text })), part_count: partCount, passage }
}
