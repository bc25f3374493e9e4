import { expect, test } from 'vitest'
import { newSecret, SecretBox } from './secrets.ts'

test('a sealed secret opens only with the server secret and unmodified', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
  const box = new SecretBox('one')
  const sealed = box.seal(secret)
  expect(sealed).not.toBe(box.seal(secret))
  expect(box.open(sealed)).toBe(secret)
  expect(new SecretBox('another').open(sealed)).toBeNull()
  const touched = Buffer.from(sealed, 'base64')
  touched[20] = (touched[20] ?? 0) ^ 1
  expect(box.open(touched.toString('base64'))).toBeNull()
  expect(box.open('')).toBeNull()
})
