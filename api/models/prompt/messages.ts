import type { Quoted } from './quoted.ts'

export interface Picture {
  mediaType: 'image/jpeg'
  data: Uint8Array
  /** Estimated size in tokens. */
  tokens: number
}

export interface HistoryMessage {
  role: 'user' | 'assistant'
  /** Only the author's text, without quotations. */
  text: string
  /** Attached files. */
  quoted?: readonly Quoted[]
  /** Attached files shown as images. */
  pictures?: readonly Picture[]
  /** For answers: whether the assistant had read untrusted content. */
  hasUntrustedContent?: boolean
  /** Contains something the user asked to forget; excluded from summaries. */
  isForgotten?: boolean
  position: number
  stepId: string
}
