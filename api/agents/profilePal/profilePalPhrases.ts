import type { ProposalOutcome } from '../tools/profileAccess.ts'
import type { Language } from '../../responder/words.ts'
import { names, type ProfileField } from '../../responder/sources/profileFields.ts'
import { quote } from '../../responder/phrases.ts'

/** Everything that the built-in responder says as Profile Pal. */
export interface ProfilePalPhrases {
  hello: string
  /** The same where a language model goes on from there. */
  modelHello: string
  questions: Record<ProfileField, string>
  askToFinish: string
  proposed(outcome: ProposalOutcome & { field: ProfileField }): string
  skipped: string
  /** Instead of an answer came a greeting, thanks, a question or a bare yes. */
  again: string
  thanks: string
  about: string
  /** Reply to a message that answers no question, once the onboarding is finished. */
  onlyProfile: string
  stopped: string
  lastQuestion: string
  allFilled: string
  /** Where the conversation rests, and how it goes on. */
  rest(waiting: number): string
  finished: string
  finishYourself: string
  notFinished: string
  failed: string
}

export function profilePalPhrasesIn(language: Language): ProfilePalPhrases {
  return language === 'de' ? german : english
}

const what = 'I am the built-in responder, not a language model: I ask my questions in a fixed order and take your answers word for word.'
const yours = 'Each answer becomes a proposal, and nothing in your profile changes until you accept it.'

const english: ProfilePalPhrases = {
  hello: `Hello, I am Profile Pal. ${what} ${yours} Write “skip” to leave a question out, “stop” to end.`,
  modelHello: `Hello, I am Profile Pal. I help you fill in your profile, one question at a time. ${yours} You can skip a question, or stop, whenever you like.`,
  questions: {
    display_name: 'What should people call you?',
    bio: 'How would you describe yourself, in a sentence or two?',
    interests: 'What are you interested in? Name several things with commas between them.',
    location: 'Where do you live, as others may read it? A city or a country is enough.',
    skills: 'What are you good at? Name several things with commas between them.',
    achievements: 'What have you achieved that you are proud of? Write each on a line of its own.',
    projects: 'What projects do you work on, or have you worked on? Write each on a line of its own.',
  },
  askToFinish: 'Should I finish your onboarding now? Write “yes” or “no”.',
  proposed: ({ field, proposals, alreadyThere, replaces }) => {
    if (proposals.length === 0) return `Your profile says that already: ${alreadyThere.map((text) => quote(text)).join(', ')}.`
    const texts = proposals.map(({ value }) => quote(value)).join(', ')
    const instead = replaces === null ? '' : `, in place of ${quote(replaces)}`
    return `I propose for your profile, under ${names.en[field]}: ${texts}${instead}. Accept it, or leave it; nothing has changed yet.`
  },
  skipped: 'All right, I leave that out.',
  again: 'That I cannot put into your profile. Answer the question, or write “skip”.',
  thanks: 'You are welcome.',
  about: `${what} ${yours}`,
  onlyProfile: 'I only help with your profile, so I proposed nothing. For anything else, ask your private brain.',
  stopped: 'All right, we stop here.',
  lastQuestion: 'That was my last question.',
  allFilled: 'I have nothing left to ask.',
  rest: (waiting) =>
    `${waiting === 0 ? '' : `${waiting === 1 ? 'One proposal waits' : `${waiting} proposals wait`} for your decision. `}Write “continue” for what is still open, or name what you want to change: ${Object.values(names.en).join(', ')}.`,
  finished: 'Your onboarding is finished. You find me here whenever you want to change your profile.',
  finishYourself: 'I have read words of others here, so end the onboarding yourself: press Finish at the top.',
  notFinished: 'All right, I leave it open.',
  failed: 'That did not work just now. Try again in a moment.',
}

const was = 'Ich bin der eingebaute Antwortgeber, kein Sprachmodell: Ich frage in fester Reihenfolge und nehme deine Antworten wörtlich.'
const deins = 'Jede Antwort wird ein Vorschlag, und in deinem Profil ändert sich nichts, bis du ihn annimmst.'

const german: ProfilePalPhrases = {
  hello: `Hallo, ich bin Profile Pal. ${was} ${deins} Schreib „weiter“, um eine Frage auszulassen, „stopp“, um aufzuhören.`,
  modelHello: `Hallo, ich bin Profile Pal. Ich helfe dir, dein Profil auszufüllen, eine Frage nach der anderen. ${deins} Du kannst jede Frage auslassen und jederzeit aufhören.`,
  questions: {
    display_name: 'Wie sollen andere dich nennen?',
    bio: 'Wie würdest du dich in ein, zwei Sätzen beschreiben?',
    interests: 'Was interessiert dich? Nenne mehreres mit Kommas dazwischen.',
    location: 'Wo wohnst du, so wie andere es lesen dürfen? Eine Stadt oder ein Land genügt.',
    skills: 'Was kannst du gut? Nenne mehreres mit Kommas dazwischen.',
    achievements: 'Was hast du erreicht, worauf du stolz bist? Schreib jedes in eine eigene Zeile.',
    projects: 'An welchen Projekten arbeitest du, oder hast du gearbeitet? Schreib jedes in eine eigene Zeile.',
  },
  askToFinish: 'Soll ich deine Einrichtung jetzt abschließen? Schreib „ja“ oder „nein“.',
  proposed: ({ field, proposals, alreadyThere, replaces }) => {
    if (proposals.length === 0) return `Das steht schon in deinem Profil: ${alreadyThere.map((text) => quote(text, 'de')).join(', ')}.`
    const texts = proposals.map(({ value }) => quote(value, 'de')).join(', ')
    const instead = replaces === null ? '' : `, anstelle von ${quote(replaces, 'de')}`
    return `Ich schlage für dein Profil vor, unter ${names.de[field]}: ${texts}${instead}. Nimm es an oder lass es; noch ist nichts geändert.`
  },
  skipped: 'Gut, das lasse ich aus.',
  again: 'Das kann ich nicht in dein Profil setzen. Beantworte die Frage, oder schreib „weiter“.',
  thanks: 'Gern.',
  about: `${was} ${deins}`,
  onlyProfile: 'Ich helfe nur bei deinem Profil und habe deshalb nichts vorgeschlagen. Alles andere kannst du dein privates Gehirn fragen.',
  stopped: 'Gut, wir hören hier auf.',
  lastQuestion: 'Das war meine letzte Frage.',
  allFilled: 'Ich habe nichts mehr zu fragen.',
  rest: (waiting) =>
    `${waiting === 0 ? '' : `${waiting === 1 ? 'Ein Vorschlag wartet' : `${waiting} Vorschläge warten`} auf deine Entscheidung. `}Schreib „weiter“, um fortzufahren, oder nenne, was du ändern möchtest: ${Object.values(names.de).join(', ')}.`,
  finished: 'Deine Einrichtung ist abgeschlossen. Du findest mich hier, wann immer du dein Profil ändern möchtest.',
  finishYourself: 'Ich habe hier Worte anderer gelesen, darum schließ die Einrichtung selbst ab: mit „Fertig“ ganz oben.',
  notFinished: 'Gut, ich lasse sie offen.',
  failed: 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal.',
}
