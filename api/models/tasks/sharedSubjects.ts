import type { LanguageModelV4 } from '@ai-sdk/provider'
import { generateText, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import type { NumberedPassage } from '../../twin/agent/twinKnowledge.ts'
import { maxSubjects, type SharedSubject } from '../../twin/talks/sharedSubjects.ts'
import { dataRule, quote } from '../prompt/quoted.ts'

const TIMEOUT_MS = 60_000
const MAX_TOKENS = 1000

const schema = z.object({
  subjects: z.array(z.object({ subject: z.string().trim().min(1).max(200), first: z.array(z.number()), second: z.array(z.number()) })),
})

const instructions = `You find what two people have in common in passages that they share about themselves.
Answer only with JSON: {"subjects": [{"subject": string, "first": number[], "second": number[]}]}, at most ${maxSubjects}, the most interesting first.
"subject" is a short phrase in the language of the question. "first" and "second" list the numbers of the first and second person’s passages that mention it.
A subject is an interest, skill, place, employer, project or named thing. Include only subjects that both people’s passages mention. If there are none, answer {"subjects": []}.
${dataRule}`

export async function readSharedSubjects(
  model: LanguageModelV4,
  {
    question,
    first,
    second,
    signal,
  }: { question: string; first: readonly NumberedPassage[]; second: readonly NumberedPassage[]; signal: AbortSignal },
): Promise<SharedSubject[]> {
  const list = (passages: readonly NumberedPassage[]) => passages.map(({ number, title, text }) => ({ number, ...quote(title, text) }))
  const { output } = await generateText({
    model,
    instructions,
    prompt: JSON.stringify({ question, first: list(first), second: list(second) }),
    output: Output.object({ schema }),
    maxOutputTokens: MAX_TOKENS,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    telemetry: { isEnabled: false },
  }).catch((error: unknown) => {
    throw NoObjectGeneratedError.isInstance(error) && error.cause ? error.cause : error
  })
  return output.subjects.slice(0, maxSubjects).flatMap(({ subject, ...said }) => {
    const numbers = [pick(said.first, first), pick(said.second, second)]
    return numbers.every(({ length }) => length > 0) ? { text: subject, numbers: numbers.flat() } : []
  })
}

function pick(numbers: readonly number[], passages: readonly NumberedPassage[]): number[] {
  return [...new Set(numbers)].filter((number) => passages.some((passage) => passage.number === number))
}
