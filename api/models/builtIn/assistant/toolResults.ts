import { z } from 'zod'

const number = z.number().optional()
export const memoriesResult = z.object({
  memories: z.array(z.object({ number, memoryId: z.string(), content: z.string(), createdOn: z.string() })),
  total: z.number().optional(),
})
export const messagesResult = z.object({
  messages: z.array(
    z.object({
      number,
      threadId: z.string(),
      threadName: z.string().nullable(),
      author: z.string().optional(),
      saidOn: z.string(),
      text: z.string().nullable(),
    }),
  ),
})
export type FoundMessages = z.output<typeof messagesResult>['messages']
const passage = z.union([z.string(), z.object({ text: z.string().nullable() }).transform(({ text }) => text ?? '')])
export const knowledgeResult = z.object({
  items: z.array(z.object({ number, itemId: z.string(), kind: z.string(), title: z.string(), passage, writtenOn: z.string() })),
})
export type KnowledgeItems = z.output<typeof knowledgeResult>['items']
export const rememberResult = z.object({ content: z.string(), createdOn: z.string(), isNew: z.boolean(), replaced: z.string().nullish() })
export const proposedResult = z.object({ proposed: z.literal(true), content: z.string(), hasUntrustedContent: z.boolean() })
export const refusedResult = z.object({ refused: z.literal(true), reason: z.enum(['off', 'unwanted']) })
export const scheduledResult = z.union([z.object({ proposed: z.literal(true) }), z.object({ refused: z.literal(true) })])
export const forgetResult = z.object({
  forgotten: z.string().nullable(),
  remainsIn: z.array(z.object({ threadId: z.string(), threadName: z.string().nullable() })).default([]),
})
export const timeResult = z.object({ date: z.string(), time: z.string(), timezone: z.string() })
