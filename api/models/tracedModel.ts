import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { type Span, startSpan } from '../platform/tracing/tracing.ts'

/** @param name undefined if a user chose it */
export function traceCalls(model: LanguageModelV4, name: string | undefined): LanguageModelV4 {
  const start = () => startSpan('model call', { 'gen_ai.request.model': name }, 'client')
  return wrapLanguageModel({
    model,
    middleware: {
      async wrapGenerate({ doGenerate }) {
        const span = start()
        if (!span) return doGenerate()
        return endOnFailure(span, async () => {
          const result = await doGenerate()
          setUsage(span, result.usage)
          span.end()
          return result
        })
      },
      async wrapStream({ doStream }) {
        const span = start()
        if (!span) return doStream()
        return endOnFailure(span, async () => {
          const result = await doStream()
          return { ...result, stream: result.stream.pipeThrough(observeEnd(span)) }
        })
      },
    },
  })
}

async function endOnFailure<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    span.end(error)
    throw error
  }
}

function observeEnd(span: Span): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  let error: unknown
  const observer = {
    transform(part: LanguageModelV4StreamPart, controller: TransformStreamDefaultController<LanguageModelV4StreamPart>) {
      if (part.type === 'finish') setUsage(span, part.usage)
      if (part.type === 'error') error = part.error
      controller.enqueue(part)
    },
    flush: () => span.end(error),
    // Lacks a type.
    cancel: (reason: unknown) => span.end(reason ?? error),
  }
  return new TransformStream(observer)
}

function setUsage(span: Span, { inputTokens, outputTokens }: LanguageModelV4Usage): void {
  span.set({ 'gen_ai.usage.input_tokens': inputTokens.total, 'gen_ai.usage.output_tokens': outputTokens.total })
}
