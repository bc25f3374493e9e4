import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { z } from 'zod'
import type { Character } from '../character/character.service.ts'
import type { AdmissionRule, FoundPassage, NumberedPassage, TwinContext } from './twinKnowledge.ts'
import { searchPublicKnowledge } from './tools.ts'

export interface AdmittedPassage extends NumberedPassage {
  rule: AdmissionRule
}

export interface SentRequest {
  sourceRule: Character['sourceRule']
  passages: AdmittedPassage[]
  queries: string[]
  withdrawnAnswers: number
  unselected: number
}

/** Passages are read from the prompt itself; the draft only remembers the rule that admitted each. */
export class ReceiptDraft {
  readonly #context: Pick<TwinContext, 'character' | 'withdrawnAnswers'>
  readonly #admitted = new Map<number, AdmittedPassage>()
  readonly #found = new Set<string>()

  constructor(context: Pick<TwinContext, 'character' | 'withdrawnAnswers'>) {
    this.#context = context
  }

  addFound(passages: readonly FoundPassage[]): void {
    for (const passage of passages) this.#found.add(toKey(passage))
  }

  addAdmitted({ number, kind, sourceId, title, text, ordinal, page, rule }: AdmittedPassage): void {
    const place = typeof ordinal === 'number' ? { ordinal, page } : {}
    this.#admitted.set(number, { number, kind, sourceId, title, text, ...place, rule })
  }

  read(prompt: LanguageModelV4Prompt): SentRequest {
    const { character, withdrawnAnswers } = this.#context
    const passages = this.#listPassages(prompt)
    const sent = new Set(passages.map(toKey))
    return {
      sourceRule: character.sourceRule,
      passages,
      queries: listQueries(prompt),
      withdrawnAnswers,
      unselected: [...this.#found].filter((key) => !sent.has(key)).length,
    }
  }

  #listPassages(prompt: LanguageModelV4Prompt): AdmittedPassage[] {
    const instructions = prompt.flatMap((message) => (message.role === 'system' ? [message.content] : [])).join('\n')
    const sent = new Map(listResults(prompt).map(({ number, text }) => [number, text]))
    return [...this.#admitted.values()]
      .flatMap((passage) => {
        const text = sent.get(passage.number) ?? (isName(passage) && instructions.includes(passage.text) ? passage.text : null)
        return text === null ? [] : [{ ...passage, text }]
      })
      .toSorted((one, other) => one.number - other.number)
  }
}

const isName = ({ kind, sourceId }: AdmittedPassage) => kind === 'profile' && sourceId === 'display_name'

function toKey({ kind, sourceId, title, ordinal }: Pick<FoundPassage, 'kind' | 'sourceId' | 'title' | 'ordinal'>): string {
  return JSON.stringify([kind, sourceId, title, ordinal])
}

const searchResult = z.object({ passages: z.array(z.object({ number: z.number(), text: z.string() })) })
const searchInput = z.object({ query: z.string() })

function listResults(prompt: LanguageModelV4Prompt): { number: number; text: string }[] {
  return prompt
    .flatMap((message) => (message.role === 'tool' ? message.content : []))
    .flatMap((part) => {
      if (part.type !== 'tool-result' || part.toolName !== searchPublicKnowledge.name || part.output.type !== 'json') return []
      return searchResult.safeParse(part.output.value).data?.passages ?? []
    })
}

function listQueries(prompt: LanguageModelV4Prompt): string[] {
  const queries = prompt
    .flatMap((message) => (message.role === 'assistant' ? message.content : []))
    .flatMap((part) => {
      if (part.type !== 'tool-call' || part.toolName !== searchPublicKnowledge.name) return []
      return searchInput.safeParse(part.input).data?.query ?? []
    })
  return [...new Set(queries)]
}
