import { createContext } from 'react'

export interface TwinOwner {
  readonly username: string
  readonly name: string
}

interface OwnedConversation {
  readonly threadId: string
  readonly owner: TwinOwner
}

export const OwnerContext = createContext<OwnedConversation | null>(null)
