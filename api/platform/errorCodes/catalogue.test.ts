import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { username } from '../../account/validation.ts'
import { ConflictError, InputError, NotFoundError } from '../errors.ts'
import { toInputError } from '../text/parseInput.ts'
import { type ErrorCode, errorCatalogue, isErrorCode, formatErrorText } from './catalogue.ts'
import type { ErrorEntry } from './entry.ts'

function listArguments(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , cases] = token as [string, string?, unknown?]
    return [name, ...(typeof cases === 'object' && cases !== null ? Object.values(cases).flatMap(listArguments) : [])]
  })
}

test('every code has a text filled by its params, a cause and a remedy', () => {
  const entries = Object.entries<ErrorEntry>(errorCatalogue)
  const wrong = entries.filter(([code, { text, params = [], cause, cure }]) => {
    const isNamed = /^[a-z]+(_[a-z]+)*$/.test(code)
    const filled = [...new Set(listArguments(compileMessage(text)))]
    const isFilled = filled.every((name) => params.includes(name)) && (code === 'operation_too_costly' || filled.length === params.length)
    return !isNamed || !isFilled || !/[.]$/.test(cause) || !/[.]$/.test(cure)
  })
  expect(wrong.map(([code]) => code)).toEqual([])
})

test.each<[ErrorCode, Record<string, string | number>, string]>([
  ['username_too_short', { min: 3 }, 'Username must be at least 3 characters'],
  ['too_many_attempts', { count: 1, unit: 'minutes' }, 'Too many attempts. Try again in 1 minute.'],
  ['too_many_attempts', { count: 30, unit: 'seconds' }, 'Too many attempts. Try again in 30 seconds.'],
  ['content_too_long', { max: 200_000 }, 'Text cannot be more than 200,000 characters'],
  ['text_too_long', { subject: 'bio', max: 2000 }, 'Bio cannot be more than 2000 characters'],
  ['invalid_post', {}, 'A post must be text of 1 to 10,000 characters, or {title, content} with a title of at most 200'],
  ['internal_server_error', { operation: 'threads', errorId: '7' }, 'Failed to fetch threads (7)'],
  ['unknown_field', { name: '{x, plural' }, 'Unknown field “{x, plural”.'],
])('fills the text of %s with %o', (code, params, text) => {
  expect(formatErrorText(code, params)).toBe(text)
})

test('an error has the status and text of the catalogue', () => {
  const { status, message, params, field } = new ConflictError('username_taken', { field: 'username' })
  expect({ status, message, params, field }).toEqual({
    status: 409,
    message: 'This username is already taken',
    params: {},
    field: 'username',
  })
  // @ts-expect-error -- There is no such code.
  expect(() => new NotFoundError('no_such_code')).toThrow(TypeError)
  // @ts-expect-error -- This one is not answered with 404.
  expect(new NotFoundError('username_taken').status).toBe(409)
  // @ts-expect-error -- Its text needs a limit.
  expect(new InputError('too_many_nodes').code).toBe('too_many_nodes')
  expect(isErrorCode('toString')).toBe(false)
})

const shape = z.object({ name: username, count: z.int().max(5), kind: z.enum(['note', 'story']), tags: z.array(z.string()).min(1) })
const valid = { name: 'ada-lovelace', count: 1, kind: 'note', tags: ['x'] }

test.each<[object, object]>([
  [{ name: 'a' }, { code: 'username_too_short', params: { min: 3 }, field: 'name' }],
  [{ name: 'admin' }, { code: 'username_reserved', params: {}, field: 'name' }],
  [{ count: 'x' }, { code: 'wrong_type', params: { expected: 'number' }, field: 'count' }],
  [{ count: 1.5 }, { code: 'wrong_type', params: { expected: 'int' }, field: 'count' }],
  [{ count: undefined }, { code: 'value_required', params: {}, field: 'count' }],
  [{ count: 6 }, { code: 'number_too_large', params: { max: 5 }, field: 'count' }],
  [{ kind: 'x' }, { code: 'not_a_choice', params: { choices: 'note, story' }, field: 'kind' }],
  [{ tags: [] }, { code: 'value_too_short', params: { min: 1 }, field: 'tags' }],
  [{ tags: [1] }, { code: 'wrong_type', params: { expected: 'string' }, field: 'tags.0' }],
])('a schema refuses %o with a code and params', (broken, expected) => {
  const { error } = shape.safeParse({ ...valid, ...broken })
  expect(toInputError(error?.issues ?? [])).toMatchObject(expected)
})
