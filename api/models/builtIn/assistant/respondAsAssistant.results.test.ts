import { expect, test } from 'vitest'
import { detectIntent } from '../../../platform/language/intents.ts'
import type { Situation, ToolResult } from '../situation.ts'
import { respondAsAssistant as respond } from './respondAsAssistant.ts'
import { tools, situation, getText, memory, found } from '../../../testing/subjects/situations.ts'

test('reports a new memory, or since when it is known', () => {
  const kept = (isNew: boolean): ToolResult => ({
    tool: 'remember',
    output: { content: 'I like tea', createdOn: '2026-11-21', isNew },
    isError: false,
  })
  expect(getText(respond(situation('Remember I like tea', { results: [kept(true)] })))).toBe('I’ll remember: “I like tea”')
  expect(getText(respond(situation('Remember I like tea', { results: [kept(false)] })))).toBe('I know. You told me today: “I like tea”')
})

test('forgets a clear match and asks between several', () => {
  const asked = situation('Forget my locker code')
  expect(respond(asked)).toMatchObject({ call: 'search_memories' })
  const one = { ...asked, results: [found(memory('my locker code is 4821'), memory('I like tea'))] }
  expect(respond(one)).toEqual({ call: 'forget', input: { memoryId: 'my locker code is 4821' } })
  const done: ToolResult = { tool: 'forget', output: { forgotten: 'my locker code is 4821' }, isError: false }
  expect(getText(respond({ ...one, results: [...one.results, done] }))).toBe('Forgotten: “My locker code is 4821”')
  const several = [found(memory('my locker code is 4821'), memory('the gym locker code is 77'))]
  expect(getText(respond({ ...asked, results: several }))).toMatch(/^Which of these should I forget\?\n\n• .*4821.*\n\n• .*77/)
  expect(getText(respond({ ...asked, results: [found(memory('I like tea'))] }))).toMatch(/remember anything like that/)
})

test('understands the answer to its question', () => {
  expect(respond(situation('the gym one', { previousAnswer: 'Which of these should I forget?\n\n• “The gym code is 7”' }))).toMatchObject({
    call: 'search_memories',
  })
  expect(respond(situation('the spare key is under the pot', { previousAnswer: 'What should I remember?' }))).toEqual({
    call: 'remember',
    input: { content: 'the spare key is under the pot' },
  })
})

test('lists memories with their dates', () => {
  const results = [
    { tool: 'search_memories', output: { memories: [memory('I like tea'), memory('I live in Lisbon')], total: 2 }, isError: false },
  ]
  expect(getText(respond(situation('What do you remember?', { results })))).toBe(
    'I remember 2 things, the newest first:\n\n• “I like tea” (3 March)\n\n• “I live in Lisbon” (3 March)',
  )
  expect(getText(respond(situation('What do you remember?', { results: [found()] })))).toMatch(/remember anything about you yet/)
})

test('tells the time of the user’s place', () => {
  const results = [{ tool: 'current_time', output: { date: '2026-11-21', time: '14:05', timezone: 'Europe/Berlin' }, isError: false }]
  expect(getText(respond(situation('What time is it?', { results })))).toMatch(
    /^It is 14:05 on Saturday,? 21 November 2026 \(Europe\/Berlin\)\.$/,
  )
})

test('reports a failed tool', () => {
  const results = [{ tool: 'search_memories', output: 'This did not work.', isError: true }]
  expect(getText(respond(situation('Where do I live?', { results })))).toMatch(/didn’t work/)
})

test('quotes literally, escaping Markdown', () => {
  const results = [found(memory('the formula is 2*3*4 <b>'))]
  expect(getText(respond(situation('What is the formula?', { results })))).toContain('“The formula is 2\\*3\\*4 \\<b>”')
})

test('keeps a fact from a long message literally', () => {
  const long = Array.from({ length: 3000 }, (_, index) => `Word${index}`).join(' ')
  const intent = detectIntent(`Hey, please remember that ${long}!!!`)
  expect(intent).toMatchObject({ kind: 'remember', text: long })
  expect(respond(situation(`${long} What can you do?`))).toHaveProperty('say')
  expect(respond(situation(`${long} Where is my dog?`))).toMatchObject({ call: 'search_memories' })
})

test('reports proposals as pending', () => {
  const output = {
    proposed: true,
    because: 'Untrusted content was read.',
    proposalId: 'p1',
    content: 'I like tea',
    hasUntrustedContent: true,
  }
  const results = [{ tool: 'remember', output, isError: false }]
  expect(getText(respond(situation('Remember that I like tea', { results })))).toBe(
    'This conversation includes content from others, so please confirm. Accept it above, and I’ll remember: “I like tea”',
  )
  expect(getText(respond(situation('Bitte merk dir, dass ich Tee mag', { results })))).toBe(
    'Diese Unterhaltung enthält Inhalte von anderen, bitte bestätige. Nimm es oben an, dann merke ich mir: „I like tea“',
  )
  const unclear = [found(memory('I like tea')), { tool: 'forget', output: { ...output, hasUntrustedContent: false }, isError: false }]
  expect(getText(respond(situation('Forget tea', { results: unclear })))).toBe('Accept it above, and I’ll forget: “I like tea”')
})

test.each([
  ['What time is it in Tokyo?', { timezone: 'Asia/Tokyo' }],
  ['what’s the time in New York right now?', { timezone: 'America/New_York' }],
  ['Current time in São Paulo', { timezone: 'America/Sao_Paulo' }],
  ['What day is it in Munich', { timezone: 'Europe/Berlin' }],
  ['Wie spät ist es in Tokio?', { timezone: 'Asia/Tokyo' }],
  ['Wie viel Uhr ist es gerade in Zürich?', { timezone: 'Europe/Zurich' }],
  ['Wie spät ist es in Entenhausen?', null],
  ['What time is it in Atlantis?', null],
  ['What time is it?', {}],
])('“%s” asks for the time at a known place', (utterance, input) => {
  const move = respond(situation(utterance))
  if (input) expect(move).toEqual({ call: 'current_time', input })
  else expect(getText(move)).toMatch(/I don’t know what time it is in “Atlantis”|Ich weiß nicht, wie spät es in „Entenhausen“ ist/)
})

const profile: ToolResult = {
  tool: 'read_profile',
  output: { profile: { display_name: ['Ada Lovelace'], location: ['Lisbon'], interests: [], skills: ['sailing', 'maths'] } },
  isError: false,
}

test.each([
  ['What is my name?', 'Your profile says: “Ada Lovelace”'],
  ['Do you know my name?', 'Your profile says: “Ada Lovelace”'],
  ['Where do I live?', 'Your profile says: “Lisbon”'],
  ['What are my skills?', 'Your profile says: “Sailing”, “Maths”'],
  ['Wie heiße ich?', 'In deinem Profil steht: „Ada Lovelace“'],
  ['Wo wohne ich?', 'In deinem Profil steht: „Lisbon“'],
])('answers “%s” from the profile as a fallback', (utterance, answer) => {
  const withProfile = { tools: new Set([...tools, 'read_profile']) }
  expect(respond(situation(utterance, { ...withProfile, results: [found()] }))).toEqual({ call: 'read_profile', input: {} })
  expect(getText(respond(situation(utterance, { ...withProfile, results: [found(), profile] })))).toBe(answer)
  const told = found(memory('My name is Countess Ada and I live in London; I know skills'), memory('Ich heiße Ada und wohne in Köln'))
  expect(getText(respond(situation(utterance, { ...withProfile, results: [told] })))).not.toContain('profil')
})

test('searches other sources for missing profile fields', () => {
  const asked = situation('What are my interests?', { tools: new Set([...tools, 'read_profile']), results: [found(), profile] })
  expect(respond(asked)).toMatchObject({ call: 'search_past_chats' })
  expect(respond(situation('What is my dog’s name?', { tools: new Set([...tools, 'read_profile']), results: [found()] }))).toMatchObject({
    call: 'search_past_chats',
  })
})

test.each([
  ['Forget my allergy', 'I am allergic to peanuts', 'allerg'],
  ['Vergiss meine Allergie', 'Ich bin allergisch gegen Erdnüsse', 'allerg'],
  ['Forget my history exam', 'My historical exam is in May', 'histor'],
  ['Vergiss, dass ich Vegetarier bin', 'Ich esse vegetarisch', 'vegetar'],
])('“%s” finds “%s” by common word parts', (utterance, content, shared) => {
  const search = respond(situation(utterance))
  expect(search).toMatchObject({ call: 'search_memories' })
  expect(JSON.stringify(search)).toContain(shared)
  expect(respond(situation(utterance, { results: [found(memory(content))] }))).toEqual({ call: 'forget', input: { memoryId: content } })
})

test('forgetting distinguishes words with a common prefix', () => {
  const asked = situation('Forget my contract', { results: [found(memory('I bought a contraption'))] })
  expect(getText(respond(asked))).toContain('remember anything like that')
})

test('answers in the chosen language and at the chosen length', () => {
  const results = [found(memory('I live in Lisbon'), memory('I live in Lisbon in winter'))]
  const ask = (answers: Situation['answers']) => getText(respond({ ...situation('Where do I live?', { results }), answers }))
  expect(ask({ length: 'medium', language: 'tr' })).toMatch(/^This is what you told me:.*Lisbon.*Lisbon in winter/s)
  const short = ask({ length: 'short', language: 'de' })
  expect(short).toMatch(/^Du hast mir/)
  expect(short.match(/Lisbon/g)).toHaveLength(1)
})
