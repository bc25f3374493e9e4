import { expect, test } from 'vitest'
import { detectIntent } from '../../../platform/language/intents.ts'
import { detectLanguage } from '../../../platform/language/words.ts'
import { addSubject, completeRequest, isScheduleRequest, readSchedule } from './schedules.ts'

/** A Friday. */
const now = { date: '2026-11-27', time: '20:00' }
const read = (text: string) => readSchedule(text, now, detectLanguage(text))
const isRequest = (text: string) => {
  const intent = detectIntent(text)
  return isScheduleRequest(text, intent.kind === 'remember' && intent.isReminder)
}

test.each<[string, object]>([
  ['remind me on Friday at 3pm to call Ana', { title: 'Call Ana', date: '2026-12-04', time: '15:00' }],
  ['Remind me to call Ana at 9am', { title: 'Call Ana', date: '2026-11-28', time: '09:00' }],
  ['Please remind me tomorrow to buy milk', { title: 'Buy milk', date: '2026-11-28', time: '09:00' }],
  ['remind me in one minute to stretch', { title: 'Stretch', inMinutes: 1 }],
  ['Remind me that the dentist is on Monday', { title: 'The dentist is on Monday', date: '2026-11-30' }],
  ['remind me about the dentist tomorrow evening', { title: 'The dentist', date: '2026-11-28', time: '19:00' }],
  ['erinner mich morgen um 9 an den Zahnarzt', { title: 'Zahnarzt', date: '2026-11-28', time: '09:00' }],
  ['Erinnere mich am Freitag um 15 Uhr daran, Ana anzurufen', { title: 'Ana anzurufen', date: '2026-12-04', time: '15:00' }],
  ['Erinnere mich in 2 Stunden an den Kuchen', { title: 'Kuchen', inMinutes: 120 }],
  ['Remind me every day at 7:30 to stretch', { title: 'Stretch', recurrence: 'daily', time: '07:30' }],
  ['Remind me on the 3rd of December at half past seven to pay rent', { title: 'Pay rent', date: '2026-12-03', time: '07:30' }],
  ['Remind me tomorrow at quarter to 8 to call Ana', { title: 'Call Ana', date: '2026-11-28', time: '07:45' }],
  ['Erinnere mich am 3. Dezember um halb acht an die Miete', { title: 'Miete', date: '2026-12-03', time: '07:30' }],
  ['Erinnere mich morgen um Viertel nach neun an den Zahnarzt', { title: 'Zahnarzt', date: '2026-11-28', time: '09:15' }],
  ['Erinnere mich morgen um acht an den Müll', { title: 'Müll', date: '2026-11-28', time: '08:00' }],
  ['Erinnere mich am Freitag Nachmittag ans Blumengießen', { title: 'Blumengießen', date: '2026-12-04', time: '15:00' }],
  ['Remind me on weekends at 10 to call mom', { title: 'Call mom', recurrence: 'weekly', days: [6, 7], time: '10:00' }],
  ['Erinnere mich jedes Wochenende um 10 ans Gießen', { title: 'Gießen', recurrence: 'weekly', days: [6, 7], time: '10:00' }],
  ['Erinnere mich jeden Monat am 3. an die Miete', { title: 'Miete', recurrence: 'monthly', days: [3] }],
  ['Every 2 days at 8, remind me to stretch', { title: 'Stretch', recurrence: 'daily', interval: 2, time: '08:00' }],
  ['Erinner mich morgen um neun Uhr an Ana, bitte.', { title: 'Ana', date: '2026-11-28', time: '09:00' }],
  ['Kannst du mich alle zwei Tage um 9 ans Gießen erinnern?', { title: 'Gießen', recurrence: 'daily', interval: 2, time: '09:00' }],
  ['Könntest du mich morgen um 9 daran erinnern, Ana anzurufen?', { title: 'Ana anzurufen', date: '2026-11-28', time: '09:00' }],
  ['remind me every week on Thursday to stretch', { title: 'Stretch', recurrence: 'weekly', days: [4] }],
  ['remind me every other day at 9 to water the plants', { title: 'Water the plants', recurrence: 'daily', interval: 2, time: '09:00' }],
  ['Erinnere mich alle zwei Tage um 9 ans Gießen', { title: 'Gießen', recurrence: 'daily', interval: 2, time: '09:00' }],
  ['Erinnere mich jeden zweiten Tag um 9 Uhr ans Gießen', { title: 'Gießen', recurrence: 'daily', interval: 2, time: '09:00' }],
  ['Remind me every other Monday to water the cactus', { title: 'Water the cactus', recurrence: 'weekly', interval: 2, days: [1] }],
  ['Erinnere mich alle 3 Wochen am Freitag an den Kaktus', { title: 'Kaktus', recurrence: 'weekly', interval: 3, days: [5] }],
  ['Remind me every six months on the 3rd to see the dentist', { title: 'See the dentist', recurrence: 'monthly', interval: 6, days: [3] }],
  ['Remind me on the first Monday of the month to pay rent', { title: 'Pay rent', recurrence: 'monthly', days: [1], week: 1 }],
  ['Remind me every second Monday of the month to pay rent', { title: 'Pay rent', recurrence: 'monthly', days: [1], week: 2 }],
  ['Remind me on every last Friday at 5pm to back up', { title: 'Back up', recurrence: 'monthly', days: [5], week: 5, time: '17:00' }],
  ['Remind me every three months on the first Friday to back up', { title: 'Back up', interval: 3, days: [5], week: 1 }],
  ['Remind me monthly on the last day to pay rent', { title: 'Pay rent', recurrence: 'monthly', days: [31] }],
  ['Remind me on the last day of every month to pay rent', { title: 'Pay rent', recurrence: 'monthly', days: [31] }],
  ['Remind me on the first of the month to pay rent', { title: 'Pay rent', recurrence: 'monthly', days: [1] }],
  ['Remind me at the end of the month to pay rent', { title: 'Pay rent', recurrence: 'once', date: '2026-11-30' }],
  ['Erinnere mich jeden ersten Montag im Monat an die Miete', { title: 'Miete', recurrence: 'monthly', days: [1], week: 1 }],
  ['Erinnere mich am letzten Tag des Monats an die Miete', { title: 'Miete', recurrence: 'monthly', days: [31] }],
  ['Erinnere mich an jedem 15. des Monats an die Miete', { title: 'Miete', recurrence: 'monthly', days: [15] }],
  ['Erinnere mich am Monatsende an die Miete', { title: 'Miete', recurrence: 'once', date: '2026-11-30' }],
  ['Erinnere mich an jedem Werktag um 8 ans Dehnen', { title: 'Dehnen', recurrence: 'weekdays', time: '08:00' }],
  ['Remind me Monday to Friday at 8 to stretch', { title: 'Stretch', recurrence: 'weekdays', time: '08:00' }],
  ['Erinnere mich jährlich am 3. Mai an Anna', { title: 'Anna', recurrence: 'monthly', interval: 12, date: '2027-05-03', days: [3] }],
])('reads the reminder “%s”', (text, expected) => {
  expect(isRequest(text)).toBe(true)
  expect(read(text)).toMatchObject({ kind: 'reminder', ...expected })
})

test.each<[string, object]>([
  ['Every Monday at 8 summarise my notes', { title: 'Summarise my notes', recurrence: 'weekly', days: [1], time: '08:00' }],
  ['Every Monday and Thursday, list my open questions', { title: 'List my open questions', days: [1, 4], time: '09:00' }],
  ['Every first Monday of the month, summarise my notes', { title: 'Summarise my notes', recurrence: 'monthly', days: [1], week: 1 }],
  ['Summarise my notes every weekday', { title: 'Summarise my notes', recurrence: 'weekdays' }],
  ['Jeden Montag um 8 Uhr fasse meine Notizen zusammen', { title: 'Fasse meine Notizen zusammen', days: [1], time: '08:00' }],
  ['Jeden Montag um halb neun meine Notizen zusammenfassen', { title: 'Meine Notizen zusammenfassen', days: [1], time: '08:30' }],
  ['Every two weeks summarise my notes', { title: 'Summarise my notes', recurrence: 'weekly', interval: 2 }],
  ['Fasse montags meine Notizen zusammen', { title: 'Fasse meine Notizen zusammen', recurrence: 'weekly', days: [1] }],
])('reads the task “%s”', (text, expected) => {
  expect(isRequest(text)).toBe(true)
  expect(read(text)).toMatchObject({ kind: 'task', ...expected })
})

test.each([
  'Every Monday I go swimming',
  'Jeden Montag gehe ich schwimmen',
  'Alle zwei Tage gehe ich schwimmen',
  'My sister visits every Friday',
  'What do I do every Monday?',
  'Remind me about the dentist',
  'Remember that the market is every Saturday',
])('“%s” is no request', (text) => {
  expect(isRequest(text)).toBe(false)
})

test.each([
  ['Remind me to call Clara the day before at 6pm', '2 May', { title: 'Call Clara' }],
  ['Erinnere mich am Tag davor an das Geschenk', '2. Mai um 18 Uhr', { title: 'Geschenk' }],
])('asks for the date of “%s”', (text, time, expected) => {
  expect(read(text)).toBeNull()
  expect(read(completeRequest(text, time) ?? '')).toMatchObject({ ...expected, date: '2027-05-02', time: '18:00' })
})

test.each([
  ['remind me every other day at 9', 'to water the plants', { title: 'Water the plants', recurrence: 'daily', interval: 2, time: '09:00' }],
  ['Erinnere mich morgen um 9.', 'ans Gießen', { title: 'Gießen', date: '2026-11-28', time: '09:00' }],
])('asks what “%s” is about', (text, subject, expected) => {
  expect(isRequest(text)).toBe(true)
  expect(read(text)).toBe('untitled')
  expect(read(addSubject(text, subject) ?? '')).toMatchObject({ kind: 'reminder', ...expected })
})

test.each(['Never mind', 'Was ist am Freitag?', 'Remind me to call Ana'])('“%s” does not answer the question what', (text) => {
  expect(addSubject('remind me every other day at 9', text)).toBeNull()
})

test('needs a time that has not passed', () => {
  expect(read('Remind me to buy milk')).toBeNull()
  expect(read('Remind me today to buy milk')).toBeNull()
  expect(read('Remind me yesterday at 5 to buy milk')).toBe('past')
  expect(read('Erinnere mich heute um 9 Uhr an die Milch')).toBe('past')
  expect(read('Remind me on 2020-01-01 to buy milk')).toBe('past')
})

test.each([
  ['Remind me every two hours to stretch', 'every day at 6pm', { title: 'Stretch' }],
  ['Remind me twice a day to stretch', 'every day at 6pm', { title: 'Stretch' }],
  ['Remind me every first workday to stretch', 'every day at 6pm', { title: 'Stretch' }],
  ['Erinnere mich alle zwei Stunden ans Trinken', 'täglich um 18 Uhr', { title: 'Trinken' }],
  ['Erinnere mich stündlich ans Trinken', 'täglich um 18 Uhr', { title: 'Trinken' }],
])('“%s” is unsupported until another time is given', (text, time, expected) => {
  expect(isRequest(text)).toBe(true)
  expect(read(text)).toBe('unsupported')
  expect(read(completeRequest(text, time) ?? '')).toMatchObject({ ...expected, recurrence: 'daily', time: '18:00' })
})

const everyOtherHour = 'Remind me every two hours to water the plants'

test.each([
  'Remind me in 20 minutes to take out the bread',
  'Erinnere mich am Freitag an den Zahnarzt',
  'Never mind',
  'What is on Friday?',
])('“%s” does not answer the question when', (text) => {
  expect(completeRequest(everyOtherHour, text)).toBeNull()
})

test.each(['Tomorrow at 8?', 'in the evening', 'jeden Montag', '3. Dezember'])('“%s” answers the question when', (text) => {
  expect(completeRequest(everyOtherHour, text)).toContain(text)
})

test('reads dates in German and refuses past ones', () => {
  expect(read('Erinnere mich am 29. März um 2:30 an die Uhr')).toMatchObject({ title: 'Uhr', date: '2027-03-29', time: '02:30' })
  expect(read('Remind me yesterday to call Ada')).toBe('past')
})
