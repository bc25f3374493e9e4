import type { ThreadStream } from '../../../stream/threadStream.ts'
import type { ReadSource } from '../../speech/readAloud.ts'
import { isShownCall, splitAnswer } from './answerParts.ts'

interface Call {
  readonly callId: string
  readonly textOffset: number
  readonly name: string
  readonly isError: boolean
}

export function readStored(text: string, toolCalls: readonly Call[]): ReadSource {
  return { read: () => ({ text: joinParts(text, toolCalls), isComplete: true }), subscribe: () => () => {} }
}

export function readStream(stream: ThreadStream, stepId: string): ReadSource {
  let last = ''
  return {
    read: () => {
      const { answer, isRunActive } = stream.getState()
      if (answer?.stepId !== stepId) return { text: last, isComplete: true }
      last = joinParts(answer.text, answer.toolCalls)
      return { text: last, isComplete: answer.hasEnded || !isRunActive }
    },
    subscribe: stream.subscribe,
  }
}

/** Words before and after a tool call belong to different sentences. */
export function joinParts(text: string, toolCalls: readonly Call[]): string {
  const parts = splitAnswer(text, toolCalls.filter(isShownCall))
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n')
}
