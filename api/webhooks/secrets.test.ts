import { expect, test } from 'vitest'
import { createSecretSeal, createSecret } from './secrets.ts'

test('a sealed secret opens only with the server secret and unmodified', () => {
  const secret = createSecret()
  expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
  const seal = createSecretSeal(['one'])
  const sealed = seal.close(secret)
  expect(sealed).not.toBe(seal.close(secret))
  expect(seal.open(sealed)).toBe(secret)
  expect(() => createSecretSeal(['another']).open(sealed)).toThrow(/authenticate/)
  const touched = Buffer.from(sealed, 'base64')
  touched[20] = (touched[20] ?? 0) ^ 1
  expect(() => seal.open(touched.toString('base64'))).toThrow(/authenticate/)
  expect(() => seal.open('')).toThrow(/initialization vector/)
})
