import { openingPhrases } from '../../../agents/profilePal/openingPhrases.ts'
import type { Language } from '../../../platform/language/words.ts'
import { names } from '../../../agents/tools/profileFields.ts'
import { quote } from '../phrases.ts'

export type ProfilePalPhrases = typeof english

export function getProfilePalPhrases(language: Language): ProfilePalPhrases {
  return language === 'de' ? german : english
}

const english = {
  ...openingPhrases.en,
  askToFinish: 'Should I finish your onboarding now? Write “yes” or “no”.',
  knownAlready: (texts: readonly string[]) => `Your profile already says: ${texts.map((text) => quote(text)).join(', ')}.`,
  skipped: 'All right, I’ll skip that.',
  again: 'I can’t add that to your profile. Answer the question or write “skip”.',
  thanks: 'You’re welcome.',
  onlyProfile: 'I only help with your profile, so I proposed nothing. For anything else, ask your private brain.',
  stopped: 'All right, let’s stop here.',
  lastQuestion: 'That was my last question.',
  rest: (waiting: number) =>
    `${waiting === 0 ? '' : `${waiting === 1 ? 'One proposal is' : `${waiting} proposals are`} waiting for your decision. `}Write “continue” to go on, or name what you want to change: ${Object.values(names.en).join(', ')}.`,
  finished: 'Your onboarding is finished. Come back here whenever you want to change your profile.',
  finishYourself: 'This conversation includes content from others, so finish the onboarding yourself on its page.',
  notFinished: 'All right, I’ll leave it open.',
  failed: 'That didn’t work. Try again in a moment.',
}

const german: ProfilePalPhrases = {
  ...openingPhrases.de,
  askToFinish: 'Soll ich deine Einführung jetzt abschließen? Schreib „ja“ oder „nein“.',
  knownAlready: (texts) => `Das steht schon in deinem Profil: ${texts.map((text) => quote(text, 'de')).join(', ')}.`,
  skipped: 'Gut, das lasse ich aus.',
  again: 'Das kann ich nicht in dein Profil setzen. Beantworte die Frage, oder schreib „weiter“.',
  thanks: 'Gern.',
  onlyProfile: 'Ich helfe nur bei deinem Profil und habe deshalb nichts vorgeschlagen. Alles andere kannst du dein privates Gehirn fragen.',
  stopped: 'Gut, wir hören hier auf.',
  lastQuestion: 'Das war meine letzte Frage.',
  rest: (waiting) =>
    `${waiting === 0 ? '' : `${waiting === 1 ? 'Ein Vorschlag wartet' : `${waiting} Vorschläge warten`} auf deine Entscheidung. `}Schreib „weiter“, um fortzufahren, oder nenne, was du ändern möchtest: ${Object.values(names.de).join(', ')}.`,
  finished: 'Deine Einführung ist abgeschlossen. Du findest mich hier, wann immer du dein Profil ändern möchtest.',
  finishYourself: 'Diese Unterhaltung enthält Inhalte von anderen, schließ die Einführung deshalb selbst auf ihrer Seite ab.',
  notFinished: 'Gut, ich lasse sie offen.',
  failed: 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal.',
}
