import { createContext } from 'react'

export interface TwinOwner {
  readonly username: string
  readonly name: string
}

interface OwnedConversation {
  readonly threadId: string
  readonly owner: TwinOwner
}

/** Null outside conversations with another user's twin. */
export const OwnerContext = createContext<OwnedConversation | null>(null)
