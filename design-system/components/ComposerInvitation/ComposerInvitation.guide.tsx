import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { ComposerInvitation } from './ComposerInvitation.tsx'

export const guide: Guide = {
  summary: 'A composer to look at, which takes whoever wants to write to where they can.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Field', 'Looks like that of the Composer and cannot be typed into.'],
    ['Audience', 'Who would see what is written.'],
    ['Speak', 'Shows that messages can be dictated; it is disabled here.'],
  ],
  use: ['On public pages, where a conversation needs an account.'],
  instead: [
    ['Composer', 'the message can be sent at once'],
    ['LinkButton', 'nothing on the page looks like a conversation'],
  ],
  do: {
    example: <ComposerInvitation label="Message your private brain" onAccept={ignore} />,
    because: 'It shows what comes after signing up.',
  },
  dont: { example: <ComposerInvitation label="Sign up now" onAccept={ignore} />, because: 'A call to sign up is a button, not a field.' },
  content: ['The label is the one of the Composer that it stands for.'],
  keyboard: [['Enter, Space', 'Accepts the invitation']],
  accessibility: ['The field is read-only and has the label as its name.'],
}
