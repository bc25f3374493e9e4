import type { PushKind } from './validation.ts'

export const pushTitles: Record<'en' | 'de', Record<PushKind, string>> = {
  en: {
    answers: 'Your answer is finished',
    account: 'News about your account',
    chat: 'News about your conversations',
    twin: 'News from your twin',
    product: 'News about Twain',
  },
  de: {
    answers: 'Deine Antwort ist fertig',
    account: 'Neuigkeiten zu deinem Konto',
    chat: 'Neuigkeiten zu deinen Unterhaltungen',
    twin: 'Neuigkeiten von deinem Zwilling',
    product: 'Neuigkeiten zu Twain',
  },
}
