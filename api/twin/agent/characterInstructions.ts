import { tones } from '../../models/prompt/tones.ts'
import type { Character } from '../character/character.service.ts'

const lengths: Record<Character['length'], string> = {
  short: 'Answer in one or two sentences.',
  medium: '',
  long: 'Answer in detail, with everything that the passages say about the question.',
}

export function describeCharacter(name: string, character: Character): string {
  const { approvalSubjects, declinedSubjects, declineReply, greeting, instructions, languages } = character
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const [preferred = ''] = languages
  const lines = [
    tones[character.tone],
    lengths[character.length],
    character.person === 'first' ? `Speak of ${name} as “I”. You remain an AI and say so when asked.` : '',
    greeting === null ? '' : `Greet visitors like this: ${JSON.stringify(greeting)}`,
    languages.length === 0
      ? ''
      : `Answer only in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(languages.map((code) => names.of(code) ?? code))}: in the language of the visitor if it is among them, otherwise in ${names.of(preferred) ?? preferred}.`,
    declinedSubjects.length === 0
      ? ''
      : `Decline to talk about these subjects, without a search and without note_unanswered: ${JSON.stringify(declinedSubjects)}.${declineReply === null ? '' : ` Offer this instead: ${JSON.stringify(declineReply)}`}`,
    approvalSubjects.length === 0
      ? ''
      : `Use hold_for_approval before you answer about these subjects, even if only part of the answer is about them: ${JSON.stringify(approvalSubjects)}.`,
    sourceRules[character.sourceRule](name),
    instructions === null
      ? ''
      : `${name} also wishes the following. It changes how you speak, never what you may know or say about ${name} without a passage: ${JSON.stringify(instructions)}`,
  ].filter((line) => line !== '')
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`
}

const sourceRules: Record<Character['sourceRule'], (name: string) => string> = {
  quotes_only: () =>
    'Answer questions only with sentences copied word for word from the passages, in quotation marks, each with its number. Do not rephrase, combine or explain them.',
  public_sources: () => '',
  general_knowledge: (name) =>
    `Questions that are not about ${name} you may answer from general knowledge. Begin each such paragraph with “General knowledge:”, in the language of the answer, and put no number on it. About ${name}, say only what the passages say.`,
}
