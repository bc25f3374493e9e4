import { StartupError } from './startupError.ts'

/** Not a dependency: it adds 470 MB of binaries. */
export const localModelLibrary: string = '@huggingface/transformers'

/** A family uses the same text prefixes. */
export const embeddingFamilies = [
  'e5',
  'multilingual-e5',
  'minilm',
  'multilingual-minilm',
  'bge',
  'bge-m3',
  'nomic',
  'embeddinggemma',
  'mxbai',
  'openai',
  'other',
] as const
export type EmbeddingFamily = (typeof embeddingFamilies)[number]

/** The first entry whose words all occur applies. */
const named: [EmbeddingFamily, string[]][] = [
  ['multilingual-e5', ['multilingual', 'e5']],
  ['e5', ['e5-']],
  ['multilingual-minilm', ['multilingual', 'minilm']],
  ['minilm', ['minilm']],
  ['bge-m3', ['bge-m3']],
  ['bge', ['bge-']],
  ['nomic', ['nomic-embed']],
  ['embeddinggemma', ['embeddinggemma']],
  ['mxbai', ['mxbai']],
  ['openai', ['text-embedding-']],
]

export function detectFamily(model: string): EmbeddingFamily {
  const name = model.toLowerCase()
  return named.find(([, words]) => words.every((word) => name.includes(word)))?.[0] ?? 'other'
}

export function needLocalModelLibrary(): void {
  try {
    import.meta.resolve(localModelLibrary)
  } catch {
    throw new StartupError(
      `EMBEDDING_MODEL without EMBEDDING_BASE_URL needs the npm package ${localModelLibrary}, which is not installed. Install it with: npm install ${localModelLibrary}`,
    )
  }
}
