import { z } from '@hono/zod-openapi'
import { isPublic } from '../platform/audiences.ts'
import { audienceBody, isPublicBody } from '../profile/audiences/audienceBodies.ts'
import { kindNames } from '../retrieval/knowledgeKinds.ts'
import type { KnowledgeItem, KnowledgeMatch } from './knowledge.service.ts'
import { toExcerpt } from './excerpts.ts'
import { knowledgeItemChange, newKnowledgeItem } from './validation.ts'

export const kindBody = z.enum(kindNames)

export const listedItemBody = z
  .object({
    id: z.uuid(),
    kind: kindBody.openapi({ description: 'Kind of the item.', example: 'note' }),
    title: z.string().openapi({ example: 'Lighthouse keys' }),
    excerpt: z.string().openapi({
      description: 'First 280 characters of plain text.',
      example: 'The spare keys hang behind the lamp.',
    }),
    is_public: isPublicBody,
    audience: audienceBody,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime().openapi({ description: 'When it last changed; default order.' }),
  })
  .openapi('ListedKnowledgeItem')

export const itemBody = listedItemBody
  .extend({
    content: z.string().openapi({
      description: 'Markdown; for documents the beginning of GET /knowledge/documents/{id}/text.',
      example: 'The spare keys hang behind the lamp.',
    }),
  })
  .openapi('KnowledgeItem')

const { kind, title, content, isPublic: isOpen, audience } = newKnowledgeItem.shape
const texts = {
  title: { type: 'string' as const, minLength: 1, description: 'Title, 1 to 200 characters.', example: 'Lighthouse keys' },
  content: {
    type: 'string' as const,
    minLength: 1,
    description: 'Text, 1 to 200,000 characters.',
    example: 'The spare keys hang behind the lamp.',
  },
}

export const newItemBody = z
  .object({
    kind: kind.meta({ description: 'Note or story; documents need files.', example: 'note' }),
    title: title.meta(texts.title),
    content: content.meta(texts.content),
    is_public: isOpen.meta({ description: 'Whether the item is listed; see `audience`.', example: false }),
    audience: audience.meta({ description: 'Readers of the item; private by default.', example: 'link' }),
    answers_question: z.string().optional().openapi({
      description: 'Key of the twin question that it answers; a public item closes it.',
      example: 'where are the keys',
    }),
  })
  .openapi('NewKnowledgeItem')

const change = knowledgeItemChange.shape

export const itemChangeBody = z.object({
  title: change.title.meta(texts.title),
  content: change.content.meta(texts.content),
  is_public: change.isPublic.meta({
    description: 'Lists the item or makes it private, if changed.',
    example: true,
  }),
  audience: change.audience.meta({ description: 'Readers, from the twin’s next answer.', example: 'people' }),
})

export const matchBody = z
  .object({
    item: listedItemBody,
    passage: z.string().openapi({
      description: 'Matching sentences, without Markdown.',
      example: 'The spare keys hang behind the lamp.',
    }),
    ordinal: z.int().nullable().openapi({ description: 'Passage number in a document, if any.', example: null }),
    page: z.int().nullable().openapi({ description: 'Page of a document; null without pages.', example: null }),
  })
  .openapi('KnowledgeMatch')

export function showListedItem({
  id,
  kind,
  title,
  content,
  audience,
  createdAt,
  updatedAt,
}: KnowledgeItem): z.infer<typeof listedItemBody> {
  return {
    id,
    kind,
    title,
    excerpt: toExcerpt(content),
    is_public: isPublic(audience),
    audience,
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
