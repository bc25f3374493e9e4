import type { Quoted } from './quoted.ts'

export interface Picture {
  mediaType: 'image/jpeg'
  data: Uint8Array
  tokens: number
}

export interface HistoryMessage {
  role: 'user' | 'assistant'
  /** Without quotations. */
  text: string
  quoted?: readonly Quoted[]
  pictures?: readonly Picture[]
  hasUntrustedContent?: boolean
  isForgotten?: boolean
  position: number
  stepId: string
}
