import { z } from 'zod'
import { writtenKinds } from '../retrieval/knowledgeKinds.ts'
import { line, trimmedText } from '../platform/text/validation.ts'

// The web's forms import this file too: it must not import anything of the server.

export const maxTitleLength = 200
export const maxContentLength = 200_000

const title = line('Give it a title').pipe(
  z.string().min(1, 'Give it a title').max(maxTitleLength, `A title cannot be more than ${maxTitleLength} characters`),
)
const content = trimmedText('Write something first').pipe(
  z
    .string()
    .min(1, 'Write something first')
    .max(maxContentLength, `This cannot be more than ${maxContentLength.toLocaleString('en')} characters`),
)
const isPublic = z.boolean('Say true or false')

export const newKnowledgeItem = z.object({
  kind: z.enum(writtenKinds, 'Choose a note or a story; documents come from files'),
  title,
  content,
  isPublic: isPublic.default(false),
})

/** What is left out stays as it is. */
export const knowledgeItemChange = z.object({
  title: title.optional(),
  content: content.optional(),
  isPublic: isPublic.optional(),
})

export const knowledgeQuery = trimmedText('Say what to look for').pipe(z.string().max(400, 'A search cannot be more than 400 characters'))
