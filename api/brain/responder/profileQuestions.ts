import type { ProfileField } from '../profilePal/desk.ts'
import { tokens } from './words.ts'

/** How people ask for what their own profile says, as `tokens` spells it. */
const asked: [ProfileField, string[]][] = [
  [
    'display_name',
    ['my name', 'my full name', 'my display name', 'am i called', 'you call me', 'mein name', 'meinen namen', 'heisse ich', 'ich heisse'],
  ],
  [
    'location',
    ['do i live', 'i live', 'am i based', 'my location', 'my city', 'wohne ich', 'ich wohne', 'lebe ich', 'mein wohnort', 'mein ort'],
  ],
  ['interests', ['my interests', 'my hobbies', 'am i interested in', 'meine interessen', 'meine hobbys', 'interessiere ich mich']],
  ['skills', ['my skills', 'am i good at', 'meine fahigkeiten', 'kann ich gut']],
  ['achievements', ['my achievements', 'my accomplishments', 'meine erfolge']],
  ['projects', ['my projects', 'my project', 'meine projekte', 'mein projekt']],
  ['bio', ['my bio', 'my biography', 'meine bio', 'meine biografie']],
]

/** The field of the profile that answers a question of its owner; null when none does. */
export function profileFieldAsked(question: string): ProfileField | null {
  const text = ` ${tokens(question).join(' ')} `
  return asked.find(([, wordings]) => wordings.some((wording) => text.includes(` ${wording} `)))?.[0] ?? null
}
