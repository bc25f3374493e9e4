import { trimmedEnd } from '../../platform/text/trimming.ts'
import { names, type ProfileField, profileFields } from '../../responder/sources/profileFields.ts'

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

/** What is longer is an answer. */
const LONGEST_COMMAND = 200

/** What is said about the questions rather than in answer to one. */
export function commandIn(utterance: string): Command | null {
  if (utterance.trim().length > LONGEST_COMMAND) return null
  const text = plain(utterance)
  const found = commands.find(([, pattern]) => pattern.test(text))
  if (found) return { kind: found[0] }
  const name = text
    .replace(/^(?:(?:change|edit|set|ändere|bearbeite) )?(?:(?:my|the|mein|meine|meinen|die) )?/, '')
    .replace(/^display name$/, 'name')
  const field = profileFields.find((one) => name === names.en[one] || name === names.de[one].toLowerCase())
  return field ? { kind: 'change', field } : null
}

const leadIns: Partial<Record<ProfileField, RegExp>> = {
  display_name:
    /^(?:(?:hi|hello|hey|hallo)[,!. ]+)?(?:my name is|my name['’]s|i am called|i am|i['’]m|you can call me|please call me|people call me|just call me|call me|it['’]s|it is|ich heiße|mein name ist|ich bin|nennt? mich|man nennt mich|alle nennen mich)\s+/i,
  location:
    /^(?:i (?:currently |now )?live in|i am (?:based )?in|i['’]m (?:based )?in|i am from|i['’]m from|i come from|based in|from|in|ich (?:wohne|lebe|bin) in|ich komme aus|aus)\s+/i,
  interests:
    /^(?:i (?:really |also )?(?:like|love|enjoy|adore)|i am (?:interested in|into)|i['’]m (?:interested in|into)|my interests are|mostly|ich (?:mag|liebe)|ich interessiere mich für|meine interessen sind|mich interessiert|mich interessieren)\s+/i,
  skills:
    /^(?:i am (?:good|great) at|i['’]m (?:good|great) at|i (?:can|know how to|know|speak)|my skills are|ich kann(?: gut)?|ich spreche|meine fähigkeiten sind)\s+/i,
}

/** From here on an answer speaks of something else. */
const asides: Partial<Record<ProfileField, RegExp>> = {
  display_name: /[.!\n]\s|\s(?:and|und)\s+(?:i|ich)\b/i,
  location: /[.!\n]\s|\s(?:and i|with|since|for|because|und ich|mit|seit|weil)\b/i,
}

/** What of an answer belongs into a field, in the person's own words; a list has an entry for each thing that they name. */
export function valuesIn(field: ProfileField, utterance: string): string[] {
  const text = utterance.trim()
  const answer = text.replace(leadIns[field] ?? '', '')
  const aside = asides[field]?.exec(answer)
  const value = answer.slice(0, aside?.index)
  switch (field) {
    case 'bio':
      return present([text])
    case 'display_name':
      return present([ended(value)])
    case 'location':
      return present([capital(ended(value))])
    case 'interests':
    case 'skills':
      return present(value.split(between).map((part) => capital(ended(part))))
    case 'achievements':
    case 'projects':
      return present(linesOf(value).map((part) => capital(ended(part))))
  }
}

/** Spaces before it stay with what comes before. */
const between = /[,;\n•]\s*(?:(?:and|und)\s+)?|\s(?:and|und|&)\s+/

/** Achievements and projects hold commas of their own, so that only short ones are told apart by them. */
function linesOf(text: string): string[] {
  const lines = text.split(/[;\n•]\s*/).map((line) => line.replace(/^(?:[-*]|\d+[.)])\s+/, ''))
  return lines.flatMap((line) => {
    const parts = line.split(between)
    return parts.every((part) => part.trim().split(/\s+/).length <= 4) ? parts : [line]
  })
}

function present(values: string[]): string[] {
  return [...new Set(values.filter((value) => /[\p{L}\p{N}]/u.test(value)))]
}

function ended(text: string): string {
  return trimmedEnd(text.trim(), /[\s.,;:!…]/u).replace(/^[“"„](.*)[”"“]$/su, '$1')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[“”"„.!…]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
