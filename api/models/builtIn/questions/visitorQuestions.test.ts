import { expect, test } from 'vitest'
import { readConversation } from './conversation.ts'
import { findAnswer } from './findAnswer.ts'

type Page = Parameters<typeof findAnswer>[1]

const profile = (title: string, text: string) => ({ kind: 'profile', title, text }) as const
const item = (title: string, text: string) => ({ kind: 'item', title, text }) as const

const ask = (page: Page, utterance: string, before: string[]) =>
  findAnswer(readConversation({ utterance, before }, 'Tamsin Pascoe').question, page)[0]?.sentence

const falconer: Page = [
  profile('About', 'I fly hawks over vineyards. My aviary is behind an old petrol station. My office is in the old mill.'),
  profile('Location', 'Beaune'),
  item('How to find me', 'Drive to the end of road 58 and walk the last 800 metres along the canal.'),
  item('Displays', 'A display takes forty minutes and costs 350 euros. Students pay half.'),
  item('My week', 'I leave mail for Wednesdays. On Mondays the aviary is shut. We take the bus to schools.'),
  item('The empty mews', 'In 2012 the mews burned. A cigarette was to blame.'),
]

test.each([
  ['Where is your aviary?', 'petrol station'],
  ['Where is your office?', 'old mill'],
  ['How do I get there?', 'road 58'],
  ['How can I find you?', 'road 58'],
  ['And for students?', 'Students pay half', 'How much is a display?'],
  ['Are you open on Mondays?', 'On Mondays'],
  ['and on Mondays?', 'On Mondays', 'When are you open?'],
  ['Why did the mews burn?', 'to blame'],
])('of a falconer: %s', (question, answer, ...before) => {
  expect(ask(falconer, question, before)).toContain(answer)
})

const cheesemaker: Page = [
  profile('About', 'Ich reife Käse in einem Stollen. Mein Laden ist in der alten Post. Wir trainieren in der Halle am Rheinufer.'),
  item('Anreise', 'Die Buslinie 4 hält vor der Tür. Die Anfahrt zu Kunden kostet 50 Franken.'),
  item('Der Stollen', 'Der Stollen ist 80 Meter lang. Zum Eingang gehen wir 300 Meter am Bach entlang.'),
  item('Familie', 'Mein Bruder Reto melkt die Kühe. Mit neun sah ich eine Frau auf der Alp, die sang. Seit 2014 lebe ich am Rhein.'),
]

test.each([
  ['Welchen Bus muss ich nehmen?', 'Buslinie'],
  ['Wo ist dein Laden?', 'Post'],
  ['Wo trainiert ihr?', 'Halle'],
  ['Was macht dein Bruder?', 'melkt'],
])('of a cheesemaker: %s', (question, answer) => {
  expect(ask(cheesemaker, question, [])).toContain(answer)
})

test.each(['Was arbeitet deine Schwester?', 'Hast du eine Freundin?', 'Hast du einen Freund?', 'Wie tief ist der Bach?'])(
  'nothing about the cheesemaker answers “%s”',
  (question) => {
    expect(ask(cheesemaker, question, [])).toBeUndefined()
  },
)

test('compounds answer how high something is', () => {
  const page: Page = [profile('About', 'Mit meiner Frau betreibe ich die Schlossmühle auf 620 Metern.')]
  expect(ask(page, 'Wie hoch liegt die Mühle?', [])).toContain('620')
  expect(ask(page, 'Wie hoch liegt der Bahnhof?', [])).toBeUndefined()
})

test('“since” is no duration', () => {
  const page: Page = [
    item(
      'Auftritte',
      'Für Feste komme ich mit vier Falken, acht Minuten, 600 Euro. Falknerei im Ausland mache ich seit meinem Unfall nicht mehr.',
    ),
  ]
  expect(ask(page, 'Wie lange dauert dein Auftritt?', [])).toContain('acht Minuten')
})

test('a follow-up asks for another fact of the quoted sentence', () => {
  const fall = '2010 bin ich in Genf aus sieben Metern gefallen.'
  const page: Page = [item('Mein Sturz', `${fall} Vier Monate lag ich im Gips und las alles über Wirbel.`)]
  const { question } = readConversation({ utterance: 'Wo ist das passiert?', before: ['Wie tief bist du gefallen?'] }, 'Tamsin Pascoe')
  expect(findAnswer(question, page, { isCited: () => true, isQuoted: (sentence) => sentence === fall })[0]?.sentence).toBe(fall)
})

test('the owner’s own trips are not the way to the owner', () => {
  const trips: Page = [item('Schools', 'We take the bus to schools. I turned left and lost my glove.')]
  expect(ask(trips, 'How do I get there?', [])).toBeUndefined()
  expect(ask(falconer, 'Do you have room for another hawk?', [])).toBeUndefined()
})

const restorer: Page = [
  profile(
    'About',
    'I restore chairs with French polishing. I began in 1994 in the attic of an Italian dealer. Since 2014 I have lived by the sea.',
  ),
  profile('Interests', 'German cinema, Welsh ponies'),
  item('Museums', 'I write to Dutch museums in English.'),
]

test.each([
  ['Do you speak English?', 'in English'],
  ['Which languages do you speak?', 'in English'],
  ['Since when do you do this?', '1994'],
  ['Seit wann machst du das?', '1994'],
  ['Seit wann machen Sie das?', '1994'],
])('of a restorer: %s', (question, answer) => {
  expect(ask(restorer, question, [])).toContain(answer)
})

test.each(['Do you speak French?', 'Do you speak Dutch?', 'Do you know German?', 'Do you know Welsh?', 'Sprichst du Italienisch?'])(
  'words for origin are no languages: %s',
  (question) => {
    expect(ask(restorer, question, [])).toBeUndefined()
  },
)

test.each(['Since 2014 I live by the sea.', 'Seit 2014 lebe ich am Meer.'])('“%s” does not say how long the owner has worked', (text) => {
  expect(ask([profile('About', text)], 'Seit wann machst du das?', [])).toBeUndefined()
})

const course: Page = [
  item('Preise', 'Der Kurs kostet 90 Euro. Geschwister turnen umsonst mit.'),
  item('Kleidung', 'Vorkenntnisse brauchst du keine, aber du musst schwimmen können.'),
  item('Club', 'Children can paint. Bring old clothes. You must be able to lift ten kilos. I have twenty years of experience.'),
]

test.each([
  ['Muss ich schon turnen können?', 'Vorkenntnisse'],
  ['Muss man schwimmen können?', 'schwimmen'],
  ['Do I have to be able to lift something?', 'ten kilos'],
])('abilities required by a course: %s', (question, answer) => {
  expect(ask(course, question, [])).toContain(answer)
})

test('what participants do or bring is no ability that they need', () => {
  expect(ask(course.slice(2), 'Do I have to know how to paint?', [])).toBeUndefined()
})

const prices: Page = [
  profile('Job title', 'Klavierbauerin'),
  item('Preise', 'Eine Klavierstimmung kostet 120 Euro. Ein Trapezkurs kostet 90 Euro. The harp lesson costs 40 euros.'),
]

test.each([
  ['Was kostet eine Klavierstimmung?', '120'],
  ['Was kostet Trapez?', '90'],
  ['How much is a harp lesson?', '40'],
])('the price of a service: %s', (question, answer) => {
  expect(ask(prices, question, [])).toContain(answer)
})

test.each(['Was kostet ein Trapez?', 'Wie teuer ist ein neues Klavier?', 'What does a harp cost?'])(
  'the price of a service is not the price of a thing: %s',
  (question) => {
    expect(ask(prices, question, [])).toBeUndefined()
  },
)

const student: Page = [
  profile('About', 'Ich studiere Biologie in Tübingen und zähle Fledermäuse.'),
  profile('Location', 'Tübingen'),
  item('Studium', 'Ab April schreibe ich meine Bachelorarbeit.'),
  item('Wohnen', 'Ich wohne in der Südstadt, mit Jonas und einem Kater.'),
]

test.each([
  ['Was studierst du?', 'Biologie'],
  ['What do you study?', 'Biologie'],
  ['Mit wem wohnst du zusammen?', 'Jonas'],
  ['Hast du Haustiere?', 'Kater'],
])('of a student: %s', (question, answer) => {
  expect(ask(student, question, [])).toContain(answer)
})

const village: Page = [
  item('Dorf', 'Das Museum ist gegenüber dem Bahnhof.'),
  item('Village', 'The museum is opposite the station.'),
  item('Prices', 'Caning a chair costs 140 euros. A repaired chair costs 60 euros. An oak table costs 900 euros.'),
  item('Preise', 'Einen Stuhl flechte ich für 150 Euro neu.'),
  item('Club', 'Children can paint. Cooking is optional. Book by phone. Sweeping costs extra.'),
]

test.each([
  ['How much is a new table?', '900'],
  ['Do I have to cook?', 'optional'],
  ['Do I have to book?', 'Book by phone'],
])('in a village: %s', (question, answer) => {
  expect(ask(village, question, [])).toContain(answer)
})

test.each(['Wo ist deine Werkstatt?', 'How much is a new chair?', 'Was kostet ein neuer Stuhl?', 'Do I have to paint?', 'Muss ich malen?'])(
  'a related fact does not answer “%s”',
  (question) => {
    expect(ask(village, question, [])).toBeUndefined()
  },
)

test('another building does not say where the shop is', () => {
  expect(ask([item('Village', 'The museum is opposite the station.')], 'Where is your shop?', [])).toBeUndefined()
  expect(ask([item('Village', 'The entrance is behind the church.')], 'Where is your shop?', [])).toContain('church')
})

test('what the owner does is nothing that participants have to do', () => {
  expect(ask([item('Mornings', 'I dance every morning.')], 'Do I have to dance?', [])).toBeUndefined()
})
