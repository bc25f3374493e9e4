import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { Composer } from './Composer.tsx'

export const guide: Guide = {
  summary: 'Where a message is written and sent, with the name of its audience always in sight.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Notice', 'Why nothing was sent, above the box.'],
    ['Attachments', 'FileChips of what goes along.'],
    ['Field', 'Grows with the text.'],
    ['Audience', 'A VoiceMark that says who will see the message.'],
    ['Tools', 'Attach, dictate.'],
    ['Send or Stop', 'One round button; it is Stop while an answer is being written.'],
  ],
  use: ['Once on a screen with a conversation, at its end.'],
  instead: [
    ['TextArea', 'a longer text belongs to a form'],
    ['ComposerInvitation', 'visitors first have to sign up'],
  ],
  do: {
    example: <Composer value="" onChange={ignore} onSend={ignore} voice="public" label="Message Mira’s twin" />,
    because: 'The label says whom the message goes to, and the mark who can read it.',
  },
  dont: {
    example: <Composer value="" onChange={ignore} onSend={ignore} voice="private" label="Type here..." isDisabled />,
    because: '“Type here” names nobody, and a field without a notice does not say why it is closed.',
  },
  content: [
    'The label is “Message” and a name. It is the placeholder as well.',
    'A notice says what happened and what to do: “Your message was not sent. Try again.”',
  ],
  keyboard: [
    ['Enter', 'Sends; on a touch keyboard it breaks the line'],
    ['Shift + Enter', 'Breaks the line'],
    ['Escape', 'Stops the answer that is being written'],
  ],
  accessibility: [
    'Audience and notice are the description of the field.',
    'The notice is announced when it appears.',
    'Enter that accepts a word of an input method sends nothing.',
  ],
}
