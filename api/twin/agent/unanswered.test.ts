import { expect, test } from 'vitest'
import type { ToolCallState } from '../../chat/steps/toolCallState.ts'
import { isUnanswered } from './unanswered.ts'

function call(name: string, inputParams: unknown = {}, more: Partial<ToolCallState> = {}): ToolCallState {
  const times = { startTime: '2026-11-21T12:00:00Z', endTime: '2026-11-21T12:00:01Z', durationMs: 1000 }
  const which = { id: name, callId: name, position: 0, name, displayName: name, textOffset: 0 }
  return { ...which, ...times, status: 'completed', isError: false, inputParams, outputResult: null, ...more }
}
const search = call('search_public_knowledge', { query: 'honey' })

test.each([
  ['it noted so, whatever it quotes besides', 'The closest is [2].', [search, call('note_unanswered')], true],
  ['it looked something up and quotes nothing', 'I do not know.', [search], true],
  ['it quotes what it found', 'In May [2].', [search], false],
  ['it quotes what it found before', 'In May [2].', [], false],
  ['brackets that are text quote nothing', 'See \\[2].', [search], true],
  ['it passed a message on', 'I told them.', [search, call('leave_message_for_owner')], false],
  ['it talked', 'Hello.', [], false],
  ['it was asked for an overview', 'Ask me something.', [call('search_public_knowledge', { query: ' ' })], false],
  ['its search failed', 'Try again.', [{ ...search, isError: true }], false],
])('%s', (_, text, calls, expected) => {
  expect(isUnanswered(text, calls)).toBe(expected)
})
