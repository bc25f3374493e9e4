import type { Quoted } from './quoted.ts'

/** As it is shown to a model. */
export interface Picture {
  mediaType: 'image/jpeg'
  data: Uint8Array
  /** What it takes of the window. */
  tokens: number
}

export interface HistoryMessage {
  role: 'user' | 'assistant'
  /** What its author wrote, and nothing else. */
  text: string
  /** The files that came with it. */
  quoted?: readonly Quoted[]
  /** Those of the files that are shown as pictures. */
  pictures?: readonly Picture[]
  /** Of an answer: words of others were before the assistant that wrote it. */
  hasForeignWords?: boolean
  /** States something that the user asked to forget: summaries leave it out. */
  isForgotten?: boolean
  position: number
  stepId: string
}
