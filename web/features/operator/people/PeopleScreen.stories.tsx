import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { operator, person, suspended, toPeople, toPerson } from './peopleSample.ts'

const meta = { title: 'Screens/People', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const list = (answer: ReturnType<typeof toPeople>) =>
  screenStory({ path: '/operator/people', person: mira, answers: { PeopleScreenQuery: answer } })
const one = (answer: ReturnType<typeof toPerson>) =>
  screenStory({ path: '/operator/people/person-1', person: mira, answers: { PersonScreenQuery: answer } })

export const Default = list(toPeople([person, suspended, operator]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const NothingFound = list(toPeople([]))
export const OnePerson = one(toPerson(person))
export const Suspended = one(toPerson(suspended))
export const OwnAccount = one(toPerson(operator))
export const NarrowGerman = { ...OnePerson, globals: { viewport: { value: 'phone' }, language: 'de' } }
