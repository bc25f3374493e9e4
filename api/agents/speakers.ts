import type { ThreadType } from '../platform/__generated__/prisma/client.ts'
import { quote, type Quoted, type Said } from '../models/quoted.ts'

/** Where something was said, as far as it tells who said it. */
export interface Place {
  threadType: ThreadType
  role: 'user' | 'assistant'
  /** The username of the person whose twin answers there; null where none does. */
  twinOf: string | null
  /** Of an answer: words of others may be in it. */
  hasForeignWords: boolean
}

/** What somebody said in a conversation of the user, with who it was: the one place that decides whose words they are. */
export function wordsIn(place: Place, text: string): Said | Quoted {
  const { threadType, role, twinOf, hasForeignWords } = place
  switch (threadType) {
    case 'twin_to_twin':
      return quote('two twins who talked to each other', text)
    case 'public_twin_chat':
      return role === 'user' ? { saidBy: 'the user', text } : quote(`the twin of @${twinOf}`, text)
    case 'private_chat':
    case 'testing':
    case 'profile_onboarding':
    case 'self_twin_chat':
      if (role === 'user') return { saidBy: 'the user', text }
      return hasForeignWords
        ? quote(`${assistants[threadType]}, who had read words of others`, text)
        : { saidBy: assistants[threadType], text }
  }
}

const assistants = {
  private_chat: 'your assistant',
  testing: 'the testing agent',
  profile_onboarding: 'Profile Pal',
  self_twin_chat: 'the user’s own twin',
} as const
