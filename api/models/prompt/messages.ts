import type { Quoted } from './quoted.ts'

import type { JSONValue } from 'ai'

export interface Picture {
  mediaType: 'image/jpeg'
  data: Uint8Array
  tokens: number
}

export interface HistoryMessage {
  role: 'user' | 'assistant'
  /** Text without quotations. */
  text: string
  quoted?: readonly Quoted[]
  pictures?: readonly Picture[]
  hasUntrustedContent?: boolean
  isForgotten?: boolean
  /** Question with choices at the end of the message. */
  question?: { readonly callId: string; readonly name: string; readonly text: string; readonly input: JSONValue } | null
  /** Choices and text of the user, if the message answers the question before it. */
  answer?: { readonly choices: string[]; readonly text: string } | null
  position: number
  stepId: string
}
