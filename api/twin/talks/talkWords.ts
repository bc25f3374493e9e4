import type { Language } from '../../platform/language/words.ts'

export interface TalkWords {
  inCommon: string
  nothing: string
  topics: readonly string[]
}

export const talkWords: Record<Language, TalkWords> = {
  en: {
    inCommon: 'In common',
    nothing: 'Nothing in common in what both show each other.',
    topics: ['What are your interests?', 'What are your projects and skills?'],
  },
  de: {
    inCommon: 'Gemeinsam',
    nothing: 'Keine Gemeinsamkeit in dem, was beide einander zeigen.',
    topics: ['Was sind deine Interessen?', 'Was sind deine Projekte und Fähigkeiten?'],
  },
}
