import { expect, test } from 'vitest'
import { detectFamily } from '../../platform/embeddingFamilies.ts'
import { getPrompts, getScale, understandsLanguage } from './families.ts'
import { type Candidate, fuseCandidates } from './fusion.ts'

const candidate = (id: string, words: number, similarity: number | null): Candidate => {
  const passage = { id, sourceKind: 'item', sourceId: id, groupId: id, ordinal: 0, page: null, title: '', text: '' } as const
  return { passage, words, similarity }
}
const scale = { unrelated: 0.5, related: 1, weight: 0.5 }
const order = (candidates: Candidate[], given = scale) => fuseCandidates(candidates, given, 10).map(({ id }) => id)

test('ranks results of both searches first', () => {
  expect(order([candidate('words', 0.6, 0.5), candidate('both', 0.5, 0.9), candidate('meaning', 0, 0.9)])).toEqual([
    'both',
    'meaning',
    'words',
  ])
})

test('a single shared word does not outweigh meaning', () => {
  expect(order([candidate('one word', 0.1, 0.6), candidate('meaning', 0, 0.95)])).toEqual(['meaning', 'one word'])
})

test('a passage without an embedding is neither preferred nor penalized', () => {
  const without = [candidate('a', 0.4, 0.9), candidate('b', 0.4, null), candidate('c', 0.4, 0.6)]
  expect(order(without)).toEqual(['a', 'b', 'c'])
})

test('finds nothing unrelated, and weight 0 disables meaning', () => {
  expect(order([candidate('far', 0, 0.4), candidate('near', 0, 0.6)])).toEqual(['near'])
  expect(order([candidate('a', 0.2, 0.9), candidate('b', 0.3, 0.5), candidate('c', 0, 1)], { ...scale, weight: 0 })).toEqual(['b', 'a'])
})

test.each([
  ['multilingual-e5-small', 'multilingual-e5'],
  ['intfloat/e5-base-v2', 'e5'],
  ['Xenova/all-MiniLM-L6-v2', 'minilm'],
  ['paraphrase-multilingual-MiniLM-L12-v2', 'multilingual-minilm'],
  ['BAAI/bge-m3', 'bge-m3'],
  ['bge-small-en-v1.5', 'bge'],
  ['nomic-embed-text:latest', 'nomic'],
  ['text-embedding-3-small', 'openai'],
  ['my-own', 'other'],
] as const)('%s is of the family %s', (model, family) => {
  expect(detectFamily(model)).toBe(family)
})

test('a model family sets prefixes, languages and weight, which settings can raise', () => {
  expect(getPrompts('multilingual-e5')).toEqual({ query: 'query: ', passage: 'passage: ' })
  expect(getPrompts('openai')).toEqual({ query: '', passage: '' })
  expect([understandsLanguage('minilm', 'german'), understandsLanguage('multilingual-e5', 'german')]).toEqual([false, true])
  expect(getScale({ family: 'openai', weight: 0.7 }).weight).toBe(0.7)
  expect(getScale({ family: 'other' }).weight).toBeLessThan(getScale({ family: 'multilingual-e5' }).weight)
})
