import type { ThreadType } from '../platform/__generated__/prisma/client.ts'
import { quote, type Quoted, type TrustedText } from '../models/prompt/quoted.ts'
import { threadTypes } from './registry.ts'

export interface MessageOrigin {
  threadType: ThreadType
  role: 'user' | 'assistant'
  twinOf: string | null
  hasUntrustedContent: boolean
}

/** The only place that decides whether a message is trusted. */
export function attributeText({ threadType, role, twinOf, hasUntrustedContent }: MessageOrigin, text: string): TrustedText | Quoted {
  const { answeredBy, untrustedMessages } = threadTypes[threadType]
  const author = answeredBy(twinOf)
  if (untrustedMessages === 'everything') return quote(author, text)
  if (role === 'user') return hasUntrustedContent ? quote('the author of a shared conversation', text) : { author: 'the user', text }
  if (untrustedMessages === 'answers') return quote(author, text)
  return hasUntrustedContent ? quote(`${author}, after reading untrusted content`, text) : { author, text }
}
