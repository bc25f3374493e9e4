import type { Language } from '../../platform/language/words.ts'

export const notices: Record<'waiting' | 'rejected', Record<Language, string>> = {
  waiting: {
    en: 'The owner reviews answers first. This one appears here once it is approved.',
    de: 'Antworten werden hier zuerst geprüft. Diese erscheint, sobald sie freigegeben ist.',
  },
  rejected: { en: 'The owner chose not to answer this.', de: 'Diese Frage bleibt unbeantwortet.' },
}
