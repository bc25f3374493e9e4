import { tones } from '../../models/prompt/tones.ts'
import type { Character } from '../character/character.service.ts'

const lengths: Record<Character['length'], string> = {
  short: 'Answer in one or two sentences.',
  medium: '',
  long: 'Answer in detail, with everything relevant in the passages.',
}

export function describeCharacter(name: string, character: Character): string {
  const { approvalSubjects, declinedSubjects, declineReply, greeting, instructions, languages } = character
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const [preferred = ''] = languages
  const lines = [
    tones[character.tone],
    lengths[character.length],
    character.person === 'first' ? `Refer to ${name} as “I”. You are still an AI: say so if asked.` : '',
    greeting === null ? '' : `Greet visitors with: ${JSON.stringify(greeting)}`,
    languages.length === 0
      ? ''
      : `Answer only in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(languages.map((code) => names.of(code) ?? code))}: in the visitor’s language if it is one of them, otherwise in ${names.of(preferred) ?? preferred}.`,
    declinedSubjects.length === 0
      ? ''
      : `Decline questions about these subjects, without searching or using note_unanswered: ${JSON.stringify(declinedSubjects)}.${declineReply === null ? '' : ` Offer this instead: ${JSON.stringify(declineReply)}`}`,
    approvalSubjects.length === 0
      ? ''
      : `Use hold_for_approval before any answer that involves these subjects, even in part: ${JSON.stringify(approvalSubjects)}.`,
    sourceRules[character.sourceRule](name),
    instructions === null
      ? ''
      : `${name} also gave these instructions. They change how you speak, never what you know or may say about ${name} without a passage: ${JSON.stringify(instructions)}`,
  ].filter((line) => line !== '')
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`
}

const sourceRules: Record<Character['sourceRule'], (name: string) => string> = {
  quotes_only: () =>
    'Answer questions only with sentences copied verbatim from the passages, in quotation marks, each with its number. Do not rephrase, combine or explain them.',
  public_sources: () => '',
  general_knowledge: (name) =>
    `You may answer questions that are not about ${name} from general knowledge. Start each such paragraph with “General knowledge:”, in the language of the answer, and cite no number. About ${name}, say only what the passages say.`,
}
