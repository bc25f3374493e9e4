import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A composer preview that leads visitors to sign-up.',
  use: ['On public pages where messages require an account.'],
  instead: [
    ['Composer', 'the visitor can send'],
    ['LinkButton', 'there is no conversation on the page'],
  ],
  accessibility: ['It is a read-only field named after its label. Enter or Space accepts.'],
}
