import type { EmbeddingConfig } from '../../config.ts'
import type { EmbeddingFamily } from '../../platform/embeddingFamilies.ts'

interface Family {
  query?: string
  passage?: string
  /** Cosine similarities. */
  unrelated: number
  related: number
  /** Measured by `npm run eval -- --calibrate`. */
  weight: number
  /** Undefined means all languages. */
  languages?: readonly string[]
}

export interface Scale {
  unrelated: number
  related: number
  weight: number
}

const english = ['english']
const usual = { unrelated: 0.1, related: 0.6, weight: 0.3 }
const searching = 'Represent this sentence for searching relevant passages: '

const families: Record<EmbeddingFamily, Family> = {
  'multilingual-e5': { query: 'query: ', passage: 'passage: ', unrelated: 0.74, related: 0.85, weight: 0.38 },
  e5: { query: 'query: ', passage: 'passage: ', unrelated: 0.72, related: 0.86, weight: 0.4, languages: english },
  minilm: { unrelated: 0.03, related: 0.37, weight: 0.2, languages: english },
  'multilingual-minilm': usual,
  bge: { ...usual, query: searching, unrelated: 0.4, related: 0.75, languages: english },
  'bge-m3': { ...usual, unrelated: 0.35, related: 0.7 },
  nomic: { ...usual, query: 'search_query: ', passage: 'search_document: ', unrelated: 0.4, related: 0.75, languages: english },
  embeddinggemma: { ...usual, query: 'task: search result | query: ', passage: 'title: none | text: ' },
  mxbai: { ...usual, query: searching, unrelated: 0.3, related: 0.7, languages: english },
  openai: usual,
  other: { ...usual, weight: 0.15 },
}

export function getScale({ family, weight }: Pick<EmbeddingConfig, 'family' | 'weight'>): Scale {
  const known = families[family]
  return { unrelated: known.unrelated, related: known.related, weight: weight ?? known.weight }
}

export function getPrompts(family: EmbeddingFamily): { query: string; passage: string } {
  const { query = '', passage = '' } = families[family]
  return { query, passage }
}

export function understandsLanguage(family: EmbeddingFamily, language: string): boolean {
  return families[family].languages?.includes(language) ?? true
}
