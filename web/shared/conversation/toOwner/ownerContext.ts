import { createContext } from 'react'

export interface TwinOwner {
  readonly username: string
  readonly name: string
}

interface OwnedConversation {
  readonly threadId: string
  readonly owner: TwinOwner
}

/** A visitor’s conversation with the twin of another user; null elsewhere. */
export const OwnerContext = createContext<OwnedConversation | null>(null)
