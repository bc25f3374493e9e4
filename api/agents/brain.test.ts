import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { expect, test } from 'vitest'
import type { AgentPart, PrivateTurn } from './agent.ts'
import { createProviderModel } from '../models/models.ts'
import type { ProfileAccess } from './tools/profileAccess.ts'
import {
  collectParts,
  createToolCall,
  noProfile,
  createFinish,
  mockServer,
  toModel,
  pickParts,
  createTextParts,
  createScriptedModel,
  joinText,
  turn,
} from '../testing/brains.ts'

const { server, brainWith } = mockServer()
const listTypes = (parts: AgentPart[]) => parts.map(({ type }) => type)

test('passes on the model’s text and counts tokens', async () => {
  const parts = await collectParts(brainWith().answer(turn('Hello')))
  expect(listTypes(parts)).toEqual(['token-info', 'text', 'text', 'text', 'usage', 'token-info'])
  expect(joinText(parts)).toBe('tok0 tok1 tok2 ')
  expect(pickParts(parts, 'usage')).toEqual([{ type: 'usage', promptTokens: 2, completionTokens: 3, lastPromptTokens: 2 }])
  expect(parts.at(-1)).toMatchObject({ totalTokens: 5, messageCount: 2 })
})

test.each([
  ['in the text', { text: '<think>It hung by the door.</think>\n\nBy the door.' }],
  ['sent separately', { text: 'By the door.', reasoning: 'It hung by the door.' }],
])('reasoning %s is not part of the answer', async (_, told) => {
  server().behave(told)
  const parts = await collectParts(brainWith().answer(turn('Where is the key?')))
  expect(joinText(parts)).toBe('By the door.')
  expect(
    pickParts(parts, 'reasoning')
      .map(({ text }) => text)
      .join(''),
  ).toBe('It hung by the door.')
})

test('the prompt has the role, the date and the history', async () => {
  await collectParts(brainWith().answer(turn('Hello', { summary: 'They spoke of tulips.' })))
  const system = JSON.stringify(server().requests.at(-1)?.messages[0])
  expect(system).toContain('private assistant')
  expect(system).toMatch(/Saturday,? 21 November 2026 at 14:05 \(Europe\/Berlin\)/)
  expect(system).toContain('They spoke of tulips.')
})

test('announces a tool call early, runs it once and continues', async () => {
  const changes: unknown[] = []
  const once: PrivateTurn['once'] = (tool, args, change) => {
    changes.push([tool, args])
    return change(undefined as never)
  }
  const parts = await collectParts(brainWith().answer(turn('[[tool:remember {"content":"I like tea"}]]', { once })))
  expect(listTypes(parts).filter((type) => type.startsWith('tool'))).toEqual(['tool-early', 'tool-call', 'tool-result'])
  const [early] = pickParts(parts, 'tool-early')
  const [call] = pickParts(parts, 'tool-call')
  const [result] = pickParts(parts, 'tool-result')
  expect(early?.id).toBe(`early_${call?.id}`)
  expect(call).toMatchObject({ earlyId: early?.id, name: 'remember', displayName: 'Remembered', input: { content: 'I like tea' } })
  expect(result).toMatchObject({ id: call?.id, isError: false, output: { content: 'I like tea', isNew: true } })
  expect(changes).toEqual([['remember', { content: 'I like tea' }]])
  expect(joinText(parts)).toBe('tok0 tok1 tok2 ')
})

test('invalid tool input and unknown tools return an error to the model', async () => {
  for (const call of ['forget {"memoryId":"mine"}', 'launch_rocket {}']) {
    const parts = await collectParts(brainWith().answer(turn(`[[tool:${call}]]`)))
    expect(pickParts(parts, 'tool-result')).toMatchObject([{ isError: true }])
    expect(joinText(parts)).toBe('tok0 tok1 tok2 ')
  }
})

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('an unknown tool named %s is refused', async (name) => {
  const parts = await collectParts(brainWith().answer(turn(`[[tool:${name} {}]]`)))
  expect(pickParts(parts, 'tool-early')).toMatchObject([{ name, displayName: name }])
  expect(pickParts(parts, 'tool-call')).toMatchObject([{ name, displayName: name }])
  expect(pickParts(parts, 'tool-result')).toMatchObject([{ displayName: name, isError: true }])
  expect(pickParts(parts, 'tool-result')[0]?.output).toContain('unavailable tool')
  expect(joinText(parts)).toBe('tok0 tok1 tok2 ')
})

test('the assistant proposes a profile change once, with the source sentence', async () => {
  const proposed: unknown[] = []
  const profileAccess: ProfileAccess = {
    ...noProfile,
    async propose(_tx, userId, change) {
      proposed.push({ userId, ...change })
      return { proposals: [{ proposalId: 'p1', field: change.field, value: 'bees', status: 'pending' }], alreadyThere: [], replaces: null }
    },
  }
  const brain = brainWith({ profileAccess })
  const [read] = pickParts(await collectParts(brain.answer(turn('[[tool:read_profile {}]]'))), 'tool-result')
  expect(read).toMatchObject({ isError: false, output: { isPublic: false, profile: { bio: [] } } })
  const asked = 'Put it on my page. I love bees. [[tool:propose_profile_change {"field":"interests","values":["bees"]}]]'
  const [result] = pickParts(await collectParts(brain.answer(turn(asked))), 'tool-result')
  expect(result).toMatchObject({ isError: false, output: { proposals: [{ status: 'pending' }] } })
  expect(proposed).toEqual([
    {
      userId: 'u1',
      source: 'private_brain',
      field: 'interests',
      values: [{ value: 'bees', evidence: 'I love bees.', hasUntrustedContent: false }],
    },
  ])
})

test('each agent has its tools, and the testing agent has all', async () => {
  const listTools = async (agentType: PrivateTurn['agentType']) => {
    const language = createScriptedModel([...createTextParts('Hello.'), createFinish()])
    await collectParts(brainWith({ model: toModel(language) }).answer(turn('Hello', { agentType })))
    return language.doStreamCalls[0]?.tools?.map(({ name }) => name).toSorted() ?? []
  }
  const assistant = await listTools('private_brain')
  expect(assistant).toEqual([
    'ask_user',
    'current_time',
    'forget',
    'propose_profile_change',
    'read_profile',
    'remember',
    'schedule_task',
    'search_knowledge',
    'search_memories',
    'search_past_chats',
  ])
  const profilePal = await listTools('profile_pal')
  expect(profilePal).toEqual(['ask', 'finish_onboarding', 'propose_profile_change', 'read_profile'])
  expect(await listTools('testing')).toEqual([...new Set([...assistant, ...profilePal])].toSorted())
})

test('forces text after too many tool calls', async () => {
  const language = new MockLanguageModelV4({
    doStream: async ({ toolChoice }) => ({
      stream: simulateReadableStream({
        chunks: toolChoice?.type === 'none' ? [...createTextParts('Done.'), createFinish()] : createToolCall('current_time'),
      }),
    }),
  })
  const parts = await collectParts(brainWith({ model: toModel(language) }).answer(turn('Hello')))
  expect(pickParts(parts, 'tool-call')).toHaveLength(7)
  expect(joinText(parts)).toBe('Done.')
})

test('text after a tool call starts a new paragraph', async () => {
  const language = createScriptedModel(
    [...createTextParts('Let me look.'), ...createToolCall('current_time')],
    [...createTextParts('It is late.'), createFinish()],
  )
  expect(joinText(await collectParts(brainWith({ model: toModel(language) }).answer(turn('Hello'))))).toBe('Let me look.\n\nIt is late.')
})

test('a question asked by a tool ends the answer', async () => {
  const asking = { type: 'tool-call', toolCallId: 'c1', toolName: 'ask', input: '{"about":"bio","question":"Who are you?"}' } as const
  for (const text of ['Noted.', 'Noted.\n\nWho are you? ']) {
    const language = createScriptedModel([...createTextParts(text), asking, createFinish('tool-calls')])
    const parts = await collectParts(brainWith({ model: toModel(language) }).answer(turn('Ada', { agentType: 'profile_pal' })))
    expect(joinText(parts).trim()).toBe('Noted.\n\nWho are you?')
    expect(pickParts(parts, 'waits-for-answer')).toHaveLength(1)
    expect(language.doStreamCalls).toHaveLength(1)
  }
})

test('the model gets a conversation opened by the assistant from the first user message on', async () => {
  const history = [
    { role: 'assistant', text: 'Who are you?', position: 0, stepId: 's0' },
    { role: 'user', text: 'Ada', position: 1, stepId: 's1' },
  ] as const
  await collectParts(brainWith().answer(turn('', { agentType: 'profile_pal', history: [...history] })))
  const messages = server().requests.at(-1)?.messages ?? []
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(JSON.stringify(messages[0])).toContain('You said: Who are you?')
})

test('settings name the model', () => {
  const limits = { contextTokens: 1000, acceptsImages: true }
  expect(createProviderModel({ provider: 'anthropic', model: 'claude', apiKey: 'k', ...limits })).toMatchObject({
    provider: 'anthropic',
    name: 'claude',
    isBuiltIn: false,
    contextTokens: 1000,
  })
})
