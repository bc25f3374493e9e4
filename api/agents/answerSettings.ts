import { tones } from '../models/prompt/tones.ts'

export interface AnswerSettings {
  about: string | null
  tone: keyof typeof tones
  length: keyof typeof lengths
  language: string | null
  project?: { id: string; name: string; instructions: string } | null
}

const lengths = {
  short: 'Answer in one or two sentences.',
  medium: '',
  long: 'Answer in detail.',
} as const

export function describeAnswers({ about, tone, length, language, project }: AnswerSettings): string {
  const name = language && new Intl.DisplayNames('en', { type: 'language' }).of(language)
  const lines = [
    tones[tone],
    lengths[length],
    name ? `Answer in ${name}, whatever the language of the message.` : '',
    about ? `The user wrote about themselves in their settings:\n${about}` : '',
    project ? `This conversation belongs to the user’s project “${project.name}”. search_knowledge searches its knowledge first.` : '',
    project?.instructions ? `The user’s instructions for this project:\n${project.instructions}` : '',
  ]
  return lines.flatMap((line) => (line ? `\n${line}` : [])).join('')
}
