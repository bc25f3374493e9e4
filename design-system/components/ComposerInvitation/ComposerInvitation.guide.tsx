import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { ComposerInvitation } from './ComposerInvitation.tsx'

export const guide: Guide = {
  summary: 'A composer preview that leads visitors to sign-up.',
  use: ['On public pages where messages require an account.'],
  instead: [
    ['Composer', 'the visitor can send'],
    ['LinkButton', 'there is no conversation on the page'],
  ],
  do: {
    example: <ComposerInvitation label="Message your private brain" onAccept={ignore} />,
    because: 'It previews the field shown after sign-up.',
  },
  dont: { example: <ComposerInvitation label="Sign up now" onAccept={ignore} />, because: 'A call to action needs a button.' },
  accessibility: ['It is a read-only field named after its label. Enter or Space accepts.'],
}
