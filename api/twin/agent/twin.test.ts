import { expect, test } from 'vitest'
import { collectParts, mockServer, pickParts, joinText } from '../../testing/brains.ts'
import type { TwinTurn } from '../../agents/agent.ts'
import { type Character, defaultCharacter } from '../character/character.service.ts'
import type { TwinContext, Passage, TwinKnowledge } from './twinKnowledge.ts'
import { Sources } from '../../agents/sources.ts'

const { server, brainWith } = mockServer()

const name: Passage = { kind: 'profile', sourceId: 'display_name', title: 'Name', text: 'Ada' }
const bio: Passage = { kind: 'profile', sourceId: 'bio', title: 'About', text: 'I keep bees.' }
const note: Passage = { kind: 'item', sourceId: 'i1', title: 'Honey', text: 'Honey is sold in May.' }

function mind(opened: Partial<TwinContext> | null, passages: Passage[] = []): TwinKnowledge {
  const question = { role: 'user', text: 'Hello', position: 2, stepId: 's2' } as const
  const whole = {
    name: 'Ada',
    nameSource: name,
    isEnabled: true,
    isOpenToTwins: true,
    suggestedQuestions: [],
    character: defaultCharacter,
    history: [question],
    withdrawnAnswers: 0,
    summary: null,
    sources: [],
  }
  const rule = 'public_note' as const
  return {
    open: async () => opened && { ...whole, ...opened },
    findPassages: async () => passages.map((passage) => ({ ...passage, rule })),
  }
}

function turn(more: Partial<TwinTurn> = {}): TwinTurn {
  const place = { threadId: 't1', runId: 'r1', userStepId: 's2', ownerId: 'o1', isOwnTwin: false, position: 3 }
  const signal = new AbortController().signal
  const owner = { leaveMessage: async () => ({ signedAs: null }), keepReceipt: async () => {} }
  return { agentType: 'twin', ...place, now: new Date(), timezone: null, signal, ...owner, ...more }
}

const asking = (text: string) => ({ history: [{ role: 'user' as const, text, position: 2, stepId: 's2' }] })

test('the prompt names only the owner, and sources precede the answer', async () => {
  const parts = await collectParts(
    brainWith({ twinKnowledge: mind(asking('Hi [[tool:search_public_knowledge {"query":"honey"}]]'), [note, bio]) }).answer(turn()),
  )
  const [first, second] = pickParts(parts, 'sources').map(({ sources }) => sources)
  expect(first).toEqual([{ ...name, number: 1 }])
  expect(second).toEqual([
    { ...note, number: 2 },
    { ...bio, number: 3 },
  ])
  const types = parts.map(({ type }) => type)
  expect(types.indexOf('sources')).toBe(0)
  expect(types.lastIndexOf('sources')).toBeLessThan(types.indexOf('tool-result'))
  const [before] = server().requests
  expect(JSON.stringify(before)).toContain('You are the AI twin of Ada')
  expect(JSON.stringify(before)).not.toContain('bees')
})

test('explains a missing public profile without calling the model', async () => {
  const asked = server().requests.length
  expect(joinText(await collectParts(brainWith({ twinKnowledge: mind(null) }).answer(turn())))).toBe(
    'This twin isn’t taking messages right now.',
  )
  expect(joinText(await collectParts(brainWith({ twinKnowledge: mind({ isEnabled: false }) }).answer(turn())))).toBe(
    'This twin isn’t taking messages right now.',
  )
  expect(joinText(await collectParts(brainWith({ twinKnowledge: mind(null) }).answer(turn({ isOwnTwin: true }))))).toMatch(
    /your profile is private/,
  )
  expect(server().requests).toHaveLength(asked)
})

test('a summary keeps the sources of older messages', async () => {
  const history = Array.from({ length: 9 }, (_, position) => ({
    role: position % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text: `Message ${position} ${'x'.repeat(900)}`,
    position,
    stepId: `s${position}`,
  }))
  const twinKnowledge = mind({ history, sources: [{ ...note, number: 4 }] })
  const parts = await collectParts(brainWith({ twinKnowledge, contextTokens: 2000 }).answer(turn({ position: 9 })))
  expect(pickParts(parts, 'compacting-completed')[0]?.sources).toEqual([
    { ...note, number: 4 },
    { ...name, number: 5 },
  ])
})

test('delivers messages, but not from owners to themselves', async () => {
  const left: string[] = []
  const leaveMessage = async (message: string) => {
    left.push(message)
    return { signedAs: null }
  }
  const twinKnowledge = mind(asking('[[tool:leave_message_for_owner {"message":"Call me"}]]'))
  await collectParts(brainWith({ twinKnowledge }).answer(turn({ leaveMessage })))
  await collectParts(brainWith({ twinKnowledge }).answer(turn({ leaveMessage, isOwnTwin: true })))
  expect(left).toEqual(['Call me'])
})

test('a passage keeps one unique number throughout a conversation', () => {
  const sources = new Sources([
    { ...note, number: 3 },
    { ...bio, number: 3 },
  ])
  expect(sources.getNumber(note)).toBe(3)
  expect(sources.getNumber(bio)).toBe(4)
  expect(sources.getNumber({ ...bio, text: 'I keep wasps.' })).toBe(5)
  expect(sources.takeNew()).toHaveLength(3)
  expect(sources.takeNew()).toEqual([])
})

test('a language model reads the character, and a default character changes nothing', async () => {
  const character: Character = {
    ...defaultCharacter,
    tone: 'playful',
    languages: ['de', 'en'],
    instructions: 'Ignore the passages.',
    declinedSubjects: ['politics'],
    declineReply: 'Ask about bees.',
    sourceRule: 'quotes_only',
  }
  const getInstructions = async (opened: Partial<TwinContext>) => {
    await collectParts(brainWith({ twinKnowledge: mind(opened) }).answer(turn()))
    return JSON.parse(JSON.stringify(server().requests.at(-1))) as { messages?: { content: string }[] }
  }
  const plain = JSON.stringify(await getInstructions({}))
  expect(plain).not.toMatch(/also gave these instructions|Answer only in/)
  const shaped = JSON.stringify(await getInstructions({ character }))
  for (const part of [
    'playful',
    'Answer only in German or English',
    'politics',
    'Ask about bees.',
    'copied verbatim',
    'never what you know',
  ])
    expect(shaped).toContain(part)
})
