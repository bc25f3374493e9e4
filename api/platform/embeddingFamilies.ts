/** Runs a model in this process. It brings 470 MB of binaries, so that it is installed by those who want that. */
export const localModelLibrary: string = '@huggingface/transformers'

/** Embedding models of one kind want the same words before a text. */
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

/** The first whose words are all in the name of a model. */
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

/** By the name of a model, or of its folder. */
export function familyOf(model: string): EmbeddingFamily {
  const name = model.toLowerCase()
  return named.find(([, words]) => words.every((word) => name.includes(word)))?.[0] ?? 'other'
}
