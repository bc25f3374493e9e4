import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Texts with questions, and where their answers are. docs/evaluation.md describes the two formats. */
const texts = z.object({
  name: z.string(),
  language: z.string().optional(),
  passages: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), passages: z.array(z.string()), answers: z.array(z.coerce.string()) })),
})
const dialogue = z.object({
  name: z.string(),
  sessions: z.array(z.object({ when: z.string(), turns: z.array(z.object({ id: z.string(), speaker: z.string(), text: z.string() })) })),
  questions: z.array(z.object({ question: z.string(), turns: z.array(z.string()), answers: z.unknown() })),
})

export type Texts = z.output<typeof texts>
export type Dialogue = z.output<typeof dialogue>

export async function readEvaluation(path: string): Promise<{ texts: Texts } | { dialogues: Dialogue[] }> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8'))
  return Array.isArray(json) ? { dialogues: z.array(dialogue).parse(json) } : { texts: texts.parse(json) }
}
