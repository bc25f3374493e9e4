import { expect, test } from 'vitest'
import { getModelName } from './modelName.ts'

test('adds the connection to a name that two models share', () => {
  expect(getModelName({ name: 'llama3.2', connectionName: null })).toBe('llama3.2')
  expect(getModelName({ name: 'llama3.2', connectionName: 'Ollama' })).toBe('llama3.2 (Ollama)')
})
