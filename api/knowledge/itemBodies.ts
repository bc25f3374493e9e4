import { z } from '@hono/zod-openapi'
import { kindNames } from '../retrieval/knowledgeKinds.ts'
import type { KnowledgeItem, KnowledgeMatch } from './knowledge.service.ts'
import { excerptOf } from './excerpts.ts'
import { knowledgeItemChange, newKnowledgeItem } from './validation.ts'

export const kindBody = z.enum(kindNames)

export const listedItemBody = z
  .object({
    id: z.uuid(),
    kind: kindBody.openapi({ description: 'What somebody wrote down, or where it came from.', example: 'note' }),
    title: z.string().openapi({ example: 'Lighthouse keys' }),
    excerpt: z.string().openapi({
      description: 'How the text begins, on one line and without the marks of Markdown: at most 280 characters.',
      example: 'The spare keys hang behind the lamp.',
    }),
    is_public: z.boolean().openapi({ description: 'Whether the twin may tell it, as long as the profile is public too.', example: false }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime().openapi({ description: 'When it was last changed; lists are ordered by it by default.' }),
  })
  .openapi('ListedKnowledgeItem')

export const itemBody = listedItemBody
  .extend({
    content: z.string().openapi({
      description:
        'The whole text as it was written: Markdown. Of a document only the beginning; GET /knowledge/documents/{id}/text has all of it.',
      example: 'The spare keys hang behind the lamp.',
    }),
  })
  .openapi('KnowledgeItem')

const { kind, title, content, isPublic } = newKnowledgeItem.shape
const texts = {
  title: { type: 'string' as const, minLength: 1, description: '1 to 200 characters.', example: 'Lighthouse keys' },
  content: {
    type: 'string' as const,
    minLength: 1,
    description: '1 to 200,000 characters.',
    example: 'The spare keys hang behind the lamp.',
  },
}

export const newItemBody = z
  .object({
    kind: kind.meta({ description: 'A note or a story; documents come from files.', example: 'note' }),
    title: title.meta(texts.title),
    content: content.meta(texts.content),
    is_public: isPublic.meta({ description: 'Whether the twin may tell it.', example: false }),
    answers_question: z.string().optional().openapi({
      description:
        'The key of something that the twin could not answer and this does: it is listed no longer, if the item is public. Otherwise it stays.',
      example: 'where are the keys',
    }),
  })
  .openapi('NewKnowledgeItem')

const change = knowledgeItemChange.shape

export const itemChangeBody = z
  .object({
    title: change.title.meta(texts.title),
    content: change.content.meta(texts.content),
    is_public: change.isPublic.meta({ description: 'Whether the twin may tell it, from its next answer on.', example: true }),
  })
  .openapi('KnowledgeItemChange')

export const matchBody = z
  .object({
    item: listedItemBody,
    passage: z.string().openapi({
      description: 'The whole sentences around what was found, without the marks of Markdown.',
      example: 'The spare keys hang behind the lamp.',
    }),
    ordinal: z
      .int()
      .nullable()
      .openapi({ description: 'The number of the passage in a document; null for notes and stories.', example: null }),
    page: z.int().nullable().openapi({ description: 'The page of a document; null where there are no pages.', example: null }),
  })
  .openapi('KnowledgeMatch')

export function showListedItem({
  id,
  kind,
  title,
  content,
  isPublic,
  createdAt,
  updatedAt,
}: KnowledgeItem): z.infer<typeof listedItemBody> {
  return {
    id,
    kind,
    title,
    excerpt: excerptOf(content),
    is_public: isPublic,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

export function showItem(item: KnowledgeItem): z.infer<typeof itemBody> {
  return { ...showListedItem(item), content: item.content }
}

export function showMatch({ item, passage, place }: KnowledgeMatch): z.infer<typeof matchBody> {
  return { item: showListedItem(item), passage, ordinal: place?.ordinal ?? null, page: place?.page ?? null }
}
