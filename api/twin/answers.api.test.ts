import { expect, test } from 'vitest'
import { measureTwin, readPeople, summarize } from '../../scripts/eval/twins/measure.ts'
import { testApp } from '../testing/app.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

/** A short form of `npm run eval:twins`, with people not used for tuning. */
const sample = 3

test('twins answer visitors without a language model', async () => {
  const people = await readPeople('heldOut')
  const sampled = people.map((person) => ({ ...person, questions: person.questions.filter((_, index) => index % sample === 0) }))
  const verdicts = (await Promise.all(sampled.map((person) => measureTwin(app.services, person)))).flat()
  const { answered, refused, chat } = summarize(verdicts)
  const wrong = verdicts.filter(({ isRight }) => !isRight).map(({ question, answer }) => `${question} ${answer}`)
  expect(answered.right / answered.questions, wrong.join('\n')).toBeGreaterThanOrEqual(0.7)
  expect(refused.right / refused.questions, wrong.join('\n')).toBeGreaterThanOrEqual(0.8)
  expect(chat.right, wrong.join('\n')).toBe(chat.questions)
})

test('synonyms do not displace short words of the question in the search', async () => {
  const [verdict] = await measureTwin(app.services, {
    username: 'weaver',
    profile: { display_name: 'Weaver', projects: [{ title: 'Rug library', description: 'A free lending library of 40 rugs.' }] },
    items: [{ kind: 'note', title: 'Orders', text: 'Stage rugs start at 900 euros.' }],
    suggested: [],
    questions: [{ question: 'How much is a rug for the stage?', answer: '900' }],
  })
  expect(verdict?.answer).toContain('900 euros')
})
