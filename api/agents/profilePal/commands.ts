import { names, type ProfileField, profileFields } from '../tools/profileFields.ts'

export type Command = { kind: 'skip' | 'stop' | 'finish' | 'go-on' | 'yes' | 'no' } | { kind: 'change'; field: ProfileField }

const commands: [Exclude<Command['kind'], 'change'>, RegExp][] = [
  [
    'skip',
    /^(?:skip|next|later|pass|leave it out|not now|next question|weiter|später|überspringen|auslassen|nächste frage)(?: (?:it|this|that|one|question|please|bitte|das|die frage))*$/,
  ],
  [
    'stop',
    /^(?:stop|quit|exit|enough|end|bye|goodbye|stopp|genug|aufhören|schluss|ende|tschüss|bis bald)(?: (?:it|here|now|please|for now|for today|bitte|jetzt|hier|für heute))*$/,
  ],
  [
    'finish',
    /^(?:finish|finished|done|that is all|that's all|i am done|i'm done|fertig|das war's|das wars|abschließen)(?: (?:it|here|now|please|for now|for today|bitte|jetzt|hier|für heute))*$/,
  ],
  ['go-on', /^(?:continue|go on|carry on|resume|start|start again|begin|let's go|weitermachen|mach weiter|fortfahren|los|anfangen)$/],
  ['yes', /^(?:yes|yep|yeah|sure|ok|okay|of course|please do|ja|gern|gerne|klar|na klar|okay ja)(?:[ ,]+(?:please|bitte|do it|do that))?$/],
  ['no', /^(?:no|nope|none|none yet|nothing|nothing yet|no thanks|no thank you|nein|nein danke|nichts|keine?|keinen)$/],
]

/** Longer messages are answers. */
const LONGEST_COMMAND = 200

export function findCommand(utterance: string): Command | null {
  if (utterance.trim().length > LONGEST_COMMAND) return null
  const text = simplify(utterance)
  const found = commands.find(([, pattern]) => pattern.test(text))
  if (found) return { kind: found[0] }
  const name = text
    .replace(/^(?:(?:change|edit|set|ändere|bearbeite) )?(?:(?:my|the|mein|meine|meinen|die) )?/, '')
    .replace(/^display name$/, 'name')
  const field = profileFields.find((one) => name === names.en[one] || name === names.de[one].toLowerCase())
  return field ? { kind: 'change', field } : null
}

function simplify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[“”"„.!…]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
