import type { Language } from '../../platform/language/words.ts'

export interface TalkWords {
  inCommon: string
  nothing: string
  topics: readonly string[]
  /** Questions about common ground, which no single passage answers. */
  asksForShared: RegExp
}

export const talkWords: Record<Language, TalkWords> = {
  en: {
    inCommon: 'In common',
    nothing: 'Nothing in common in what they share with each other.',
    topics: ['What are your interests?', 'What are your skills?', 'What are your projects?'],
    asksForShared: /\b(?:in common|alike|similar|(?:we|you) (?:both|share))\b/iu,
  },
  de: {
    inCommon: 'Gemeinsam',
    nothing: 'Nichts Gemeinsames in dem, was sie miteinander teilen.',
    topics: ['Was sind deine Interessen?', 'Was sind deine Fähigkeiten?', 'Was sind deine Projekte?'],
    asksForShared: /\b(?:gemeinsam\p{L}{0,8}|verbindet|ähnlich\p{L}{0,8})(?!\p{L})/iu,
  },
}
