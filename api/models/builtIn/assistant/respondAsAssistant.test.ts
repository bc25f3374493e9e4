import { expect, test } from 'vitest'
import type { ToolResult } from '../situation.ts'
import { respondAsAssistant as respond } from './respondAsAssistant.ts'
import { tools, situation, getText, memory, found, message } from '../../../testing/subjects/situations.ts'
const messages = (...list: ReturnType<typeof message>[]): ToolResult => ({
  tool: 'search_past_chats',
  output: { messages: list },
  isError: false,
})

test.each([
  ['And where?', ['When does the ferry to Hven leave?'], 'does ferry hven leave'],
  ['Und wo?', ['Wann fährt die Fähre nach Ven?'], 'fahrt fahre ven'],
  ['and why?', ['Where do we meet the roofer?', 'And when?', 'Thanks!'], 'meet roofer'],
])('"%s" is a follow-up', (utterance, before, words) => {
  const move = respond(situation(utterance, { before }))
  expect(move).toMatchObject({ call: 'search_memories' })
  for (const word of words.split(' ').slice(1)) expect(JSON.stringify(move)).toContain(word)
  const memories = [memory('I park on level 3'), memory('The ferry to Hven leaves from Landskrona')]
  const results = [found(...memories)]
  if (utterance === 'And where?') expect(getText(respond(situation(utterance, { before, results })))).toContain('Landskrona')
})

test('a lone question word has no subject without context', () => {
  expect(getText(respond(situation('And where?')))).toMatch(/^I have no answer to that/)
  expect(getText(respond(situation('And where?', { before: ['Remember that I park on level 3'] })))).toMatch(/^I have no answer to that/)
  expect(getText(respond(situation('How are you?', { before: ['Where is my bike?'] })))).toMatch(/^Hello/)
})

test.each([
  ['Remember that my dog is called Rex.', 'my dog is called Rex'],
  ['remember my locker code is 4821', 'my locker code is 4821'],
  ['Please remember: I park on level 3', 'I park on level 3'],
  ['Could you please remember that Zoë’s flat number is 12B?', 'Zoë’s flat number is 12B'],
  ['Can you note down that the wifi password is Tr0ub4dor&3', 'the wifi password is Tr0ub4dor&3'],
  ['Note that the meeting moved to Friday', 'the meeting moved to Friday'],
  ['please keep in mind that I do not eat nuts', 'I do not eat nuts'],
  ['Don’t forget that rent is due on the 1st', 'rent is due on the 1st'],
  ['Hey, remember to water the plants', 'to water the plants'],
  ['FYI: I am away in June', 'I am away in June'],
  ['For the record, I prefer tea', 'I prefer tea'],
  ['My sister’s name is Anna', 'My sister’s name is Anna'],
  ['My favourite colour is green.', 'My favourite colour is green'],
  ['Hello! My name’s Tom.', 'My name’s Tom'],
  ['Hi, I’m Sarah and I live in Boston', 'I’m Sarah and I live in Boston'],
  ['The wifi password is hunter2', 'The wifi password is hunter2'],
  ['I parked on level 3', 'I parked on level 3'],
  ['We are going to Rome in May', 'We are going to Rome in May'],
  ['remember this: the code is 99', 'the code is 99'],
  ['Note to self: buy stamps', 'buy stamps'],
  ['Please remind me: the dentist is on Friday', 'the dentist is on Friday'],
  ['Remind me to buy milk', 'buy milk'],
  ['remind me tomorrow that my rent is due', 'tomorrow that my rent is due'],
  ['Could you remind me that Zoë’s flat number is 12B?', 'Zoë’s flat number is 12B'],
  ['Set a reminder: dentist on Friday', 'dentist on Friday'],
  ['Erinnere mich daran, dass die Miete am Freitag fällig ist', 'die Miete am Freitag fällig ist'],
  ['Bitte erinnere mich: Zahnarzt am Freitag', 'Zahnarzt am Freitag'],
  ['Kannst du dir merken, dass ich Kaffee mag?', 'ich Kaffee mag'],
  ['I live in Lisbon', 'I live in Lisbon'],
  ['I work as a gardener', 'I work as a gardener'],
  ['I’m allergic to peanuts', 'I’m allergic to peanuts'],
  ['I am a nurse', 'I am a nurse'],
  ['I have two cats', 'I have two cats'],
  ['My aunt Berta sold her house in Kassel.', 'My aunt Berta sold her house in Kassel'],
  ['Unsere Nachbarin spielt nachts Cello', 'Unsere Nachbarin spielt nachts Cello'],
  ['I was born on 3 May 1990', 'I was born on 3 May 1990'],
  ['Call me Jo', 'Call me Jo'],
  ['Merk dir, dass mein Hund Bello heißt', 'mein Hund Bello heißt'],
  ['Bitte merke dir: der Müll kommt dienstags', 'der Müll kommt dienstags'],
  ['Ich heiße Jürgen', 'Ich heiße Jürgen'],
  ['Meine Lieblingsfarbe ist Blau', 'Meine Lieblingsfarbe ist Blau'],
  ['Ich wohne in Köln', 'Ich wohne in Köln'],
])('stores the fact in “%s”', (utterance, content) => {
  expect(respond(situation(utterance))).toEqual({ call: 'remember', input: { content } })
})

test.each([
  ['What is my dog’s name?', 'dog'],
  ['whats my locker code', 'locker'],
  ['Where do I live?', 'live'],
  ['When is Anna’s birthday?', 'anna'],
  ['Do you remember my sister’s name?', 'sister'],
  ['Do you know what I am allergic to', 'allergic'],
  ['Remember when we talked about Rome?', 'rome'],
  ['Tell me about my sister', 'sister'],
  ['What do you know about my job?', 'job'],
  ['What did I say about the wifi?', 'wifi'],
  ['Find my notes on Kubernetes', 'kubernetes'],
  ['Is my meeting on Friday?', 'meeting'],
  ['Am I allergic to anything?', 'allergic'],
  ['Who is Benedikt?', 'benedikt'],
  ['Wie heißt mein Hund?', 'hund'],
  ['Wo wohne ich?', 'wohne'],
  ['Weißt du noch, wann mein Termin ist?', 'termin'],
  ['Name two cities on the way.', 'cities'],
  ['Nennen Sie eine Stadt auf dem Weg.', 'stadt'],
  ['What is the capital of France?', 'capital'],
])('looks up “%s”', (utterance, word) => {
  const move = respond(situation(utterance))
  expect(move).toMatchObject({ call: 'search_memories' })
  expect(JSON.stringify(move)).toContain(word)
})

test.each([
  ['Hello', /^Hello\. I’m the built-in responder, not a language model/],
  ['good morning', /^Hello/],
  ['How are you?', /^Hello/],
  ['Thanks a lot!', /welcome/],
  ['ok thank you', /welcome/],
  ['Good night', /Goodbye/],
  ['Who are you?', /not a language model[^]*four things/],
  ['What can you do?', /remember what you tell me[^]*search your documents, notes, stories and past conversations/],
  ['Are you an AI?', /not a language model/],
  ['which model are you', /not a language model/],
  ['help', /four things/],
  ['cool', /^All right\.$/],
  ['can you help me?', /four things/],
  ['I think it will rain', /no answer to that/],
  ['You are stupid', /no answer to that/],
  ['This is great', /no answer to that/],
  ['Hallo', /^Hallo\. Ich bin der eingebaute Antwortgeber, kein Sprachmodell/],
  ['Wer bist du?', /kein Sprachmodell/],
  ['Danke', /^Gern/],
  ['Write a poem about autumn', /no answer to that[^]*attach a document[^]*“Remember that”[^]*import your conversations/],
  ['Can you translate this into French?', /no answer to that/],
  ['What is 12 * 7?', /^12 × 7 = 84$/],
  ['Was ist 10 durch 4?', /^10 ÷ 4 = 2,5$/],
  ['What is 1 / 0?', /has no result/],
  ['Summarize this article for me', /no answer to that/],
  ['asdf qwer', /no answer to that/],
  ['I have a question', /no answer to that/],
  ['Why?', /no answer to that/],
  ['The landlord wants to raise the rent.', /haven’t saved that[^]*“Remember that”/],
  ['Die Fähre fährt um neun ab', /nicht gemerkt[^]*„Merk dir, dass“/],
  ['Remember this', /^What should I remember\?$/],
  ['Forget it', /^What should I forget\?$/],
  ['Forget everything', /one thing at a time/],
])('introduces itself to “%s”', (utterance, answer) => {
  expect(getText(respond(situation(utterance)))).toMatch(answer)
})

test.each([
  'What time is it?',
  'what’s the date today',
  'What day is it?',
  'tell me the time',
  'Wie spät ist es?',
  'Welcher Tag ist heute?',
])('reads the clock for “%s”', (utterance) => expect(respond(situation(utterance))).toEqual({ call: 'current_time', input: {} }))

test.each([
  'What do you remember?',
  'What do you know about me?',
  'Show me my memories',
  'list everything you know',
  'Was weißt du über mich?',
])('lists its memories for “%s”', (utterance) =>
  expect(respond(situation(utterance))).toEqual({ call: 'search_memories', input: { query: '' } }),
)

test.each([
  ['What is my dog’s name?', 'my dog is called Rex', 'You told me on 3 March: “My dog is called Rex”'],
  ['whats my loker code', 'my locker code is 4821', 'You told me on 3 March: “My locker code is 4821”'],
  ['When is my sister’s birthday?', 'my sister was born on 3 May', 'You told me on 3 March: “My sister was born on 3 May”'],
  ['How old is my son?', 'my son Max is 7', 'You told me on 3 March: “My son Max is 7”'],
  ['What time is my flight?', 'my flight leaves at 9:40', 'You told me on 3 March: “My flight leaves at 9:40”'],
  ['Where do I live?', 'I live in Lisbon', 'You told me on 3 March: “I live in Lisbon”'],
  ['Where do I live?', 'I moved to Berlin last month', 'You told me on 3 March: “I moved to Berlin last month”'],
  ['Wie heißt mein Hund?', 'mein Hund heißt Bello', 'Du hast mir am 3. März gesagt: „Mein Hund heißt Bello“'],
])('answers “%s” with a memory and its date', (utterance, content, answer) => {
  const others = [memory('the cat eats fish'), memory('I like tea'), memory('My aunt lives in Graz')]
  expect(getText(respond(situation(utterance, { results: [found(...others, memory(content))] })))).toBe(answer)
})

test('answers with the requested name', () => {
  const memories = found(memory('my dog’s name is Rex'), memory('my name is Jonas'), memory('my sister’s name is Anna'))
  const ask = (utterance: string) => getText(respond(situation(utterance, { results: [memories] })))
  expect(ask('What is my name?')).toContain('“My name is Jonas”')
  expect(ask('What is my sister’s name?')).toContain('“My sister’s name is Anna”')
})

test('mentions the year only if it differs', () => {
  const results = [found(memory('I live in Lisbon', '2024-12-31'))]
  expect(getText(respond(situation('Where do I live?', { results })))).toBe('You told me on 31 December 2024: “I live in Lisbon”')
})

test('searches past chats as a fallback and quotes the user with the conversation', () => {
  const asked = situation('What did I say about the hotel in Rome?', { results: [found(memory('I live in Lisbon'))] })
  expect(respond(asked)).toMatchObject({ call: 'search_past_chats' })
  const chats = messages(
    message('What was the hotel in Rome called?'),
    message('You could stay at a hotel in Rome', 'assistant'),
    message('I had a long day. The hotel in Rome was Albergo Sole! Can you find the bill?'),
  )
  expect(getText(respond({ ...asked, results: [...asked.results, chats] }))).toBe(
    'You wrote on 5 April in “Trip to Rome”: “The hotel in Rome was Albergo Sole!”',
  )
})

test('matches other word forms', () => {
  const asked = situation('When does the ferry leave?', { results: [found()] })
  const chats = messages(message('The ferry to Texel leaves at nine. I hope it is on time.'))
  expect(getText(respond({ ...asked, results: [...asked.results, chats] }))).toBe(
    'You wrote on 5 April in “Trip to Rome”: “The ferry to Texel leaves at nine.”',
  )
})

test('quotes notes and stories by title before searching past chats', () => {
  const withKnowledge = new Set([...tools, 'search_knowledge'])
  const asked = situation('What is the wifi password?', { tools: withKnowledge, results: [found()] })
  expect(respond(asked)).toMatchObject({ call: 'search_knowledge' })
  const item = { itemId: 'i1', kind: 'note', title: 'Wifi at home', writtenOn: '2026-04-05' }
  const written: ToolResult = {
    tool: 'search_knowledge',
    output: { items: [{ ...item, passage: 'The router is upstairs. The password is Blue42.' }] },
    isError: false,
  }
  expect(getText(respond({ ...asked, results: [...asked.results, written] }))).toBe(
    'You wrote on 5 April in your note “Wifi at home”: “The password is Blue42.”',
  )
  const other: ToolResult = { ...written, output: { items: [{ ...item, title: 'Trip', passage: 'It rained.' }] } }
  expect(respond({ ...asked, results: [...asked.results, other] })).toMatchObject({ call: 'search_past_chats' })
})

test.each([
  ['Wann fährt die Fähre?', 'ferry', 'The ferry leaves at 7:25.'],
  ['Wie hoch ist meine Miete?', 'rent', 'Rent is 640 euros.'],
])('finds English notes for “%s”', (question, word, passage) => {
  const knowledge = (...items: object[]): ToolResult => ({ tool: 'search_knowledge', output: { items }, isError: false })
  const asked = situation(question, { tools: new Set([...tools, 'search_knowledge']), results: [found(), knowledge()] })
  expect(respond(asked)).toMatchObject({ call: 'search_knowledge', input: { query: expect.stringContaining(word) } })
  const item = { itemId: 'i1', kind: 'note', title: 'Home', writtenOn: '2026-04-05', passage }
  expect(getText(respond({ ...asked, results: [...asked.results, knowledge(item)] }))).toContain(passage)
  expect(respond({ ...asked, results: [...asked.results, knowledge()] })).toMatchObject({ call: 'search_past_chats' })
})

test.each([
  ['Who pays for the hotel?', 'And for the car?', 'Eleni pays for the car, I pay for the hotel.'],
  ['When does the ferry leave?', 'And when does it come back?', 'It comes back at 22:10.'],
])('“%s” continues with “%s”', (before, question, answer) => {
  const passage = 'The ferry leaves at 7:25. It comes back at 22:10. We stay at Hotel Galini. Eleni pays for the car, I pay for the hotel.'
  const item = { itemId: 'i1', kind: 'note', title: 'Trip to Naxos', writtenOn: '2026-04-05', passage }
  const previousAnswer = 'You wrote on 5 April in your note “Trip to Naxos”: “…”'
  const asked = {
    ...situation(question, { tools: new Set([...tools, 'search_knowledge']), results: [found()], previousAnswer }),
    before: [before],
  }
  expect(respond(asked)).toMatchObject({ call: 'search_knowledge', input: { query: expect.stringMatching(/hotel|ferry/) } })
  const results = [...asked.results, { tool: 'search_knowledge', output: { items: [item] }, isError: false }]
  expect(getText(respond({ ...asked, results }))).toBe(`You wrote on 5 April in your note “Trip to Naxos”: “${answer}”`)
})

test('attributes documents to their title, not to the user', () => {
  const asked = situation('What is the notice period?', { tools: new Set([...tools, 'search_knowledge']) })
  const item = { number: 1, itemId: 'i1', kind: 'document', title: 'Lease', writtenOn: '2026-04-05' }
  const read = { tool: 'search_knowledge', output: { items: [{ ...item, passage: 'The notice period is three months.' }] }, isError: false }
  expect(getText(respond({ ...asked, results: [found(), read] }))).toBe('“Lease” says: “The notice period is three months.” [1]')
})

test('answers contain no Markdown lists or links', () => {
  const results = [found(memory('I like tea'), memory('I live in Lisbon'))]
  const answers = [
    respond(situation('What do you remember?', { results })),
    respond(situation('What can you do?')),
    respond(situation('Write a poem about autumn')),
    respond(situation('Was kannst du?')),
  ]
  for (const answer of answers) expect(getText(answer)).not.toMatch(/^(?:-|\*|#|\d+\.) |\]\(|\*\*|https?:/m)
})

test('ranks weak note matches below past chats', () => {
  const asked = situation('What did the bike cost?', { tools: new Set([...tools, 'search_knowledge']) })
  const passage = 'The bike route passes a mill. Bring rain clothes. We sleep in tents. Food is in the car.'
  const item = { itemId: 'i1', kind: 'note', title: 'Camping', writtenOn: '2026-04-05', passage }
  const results = [found(), { tool: 'search_knowledge', output: { items: [item] }, isError: false }]
  expect(respond({ ...asked, results })).toMatchObject({ call: 'search_past_chats' })
  expect(getText(respond({ ...asked, results: [...results, messages(message('The bike cost 480 euros.'))] }))).toContain('480 euros')
  expect(getText(respond({ ...asked, results: [...results, messages()] }))).toMatch(/^I’m not sure[^]*The bike route/)
})

test('never presents a weak match as an answer', () => {
  const results = [found(memory('my dog’s name is Rex')), messages()]
  expect(getText(respond(situation('What is my cat’s name?', { results })))).toBe(
    'I found nothing that answers this. The closest match is:\n\n• “My dog’s name is Rex” (3 March)',
  )
  expect(getText(respond(situation('What is the capital of France?', { results })))).toMatch(
    /^I found nothing about that.*attach a document.*“Remember that”.*import your conversations/,
  )
  expect(getText(respond(situation('Was kostet die Klassenfahrt?', { results: [found(), messages()] })))).toMatch(
    /^Dazu habe ich .* nichts gefunden/,
  )
})
