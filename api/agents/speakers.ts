import type { ThreadType } from '../platform/__generated__/prisma/client.ts'
import { quote, type Quoted, type Said } from '../models/prompt/quoted.ts'
import { threadTypes } from './registry.ts'

/** Where something was said, as far as it tells who said it. */
export interface MessageOrigin {
  threadType: ThreadType
  role: 'user' | 'assistant'
  /** The username of the person whose twin answers there; null where none does. */
  twinOf: string | null
  /** Of an answer: words of others may be in it. */
  hasForeignWords: boolean
}

/** What somebody said in a conversation of the user, with who it was: the one place that decides whose words they are. */
export function wordsIn({ threadType, role, twinOf, hasForeignWords }: MessageOrigin, text: string): Said | Quoted {
  const { answeredBy, wordsOfOthers } = threadTypes[threadType]
  const author = answeredBy(twinOf)
  if (wordsOfOthers === 'everything') return quote(author, text)
  if (role === 'user') return { saidBy: 'the user', text }
  if (wordsOfOthers === 'answers') return quote(author, text)
  return hasForeignWords ? quote(`${author}, who had read words of others`, text) : { saidBy: author, text }
}
