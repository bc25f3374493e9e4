import type { Language } from '../../platform/language/words.ts'
import type { ProfileField } from '../tools/profileFields.ts'

const responder =
  'I’m the built-in responder, not a language model: I ask my questions in a fixed order and take your answers word for word.'
const consent = 'Each answer becomes a proposal, and nothing in your profile changes until you accept it.'
const germanResponder =
  'Ich bin der eingebaute Antwortgeber, kein Sprachmodell: Ich frage in fester Reihenfolge und nehme deine Antworten wörtlich.'
const germanConsent = 'Jede Antwort wird ein Vorschlag, und in deinem Profil ändert sich nichts, bis du ihn annimmst.'

interface OpeningPhrases {
  hello: string
  modelHello: string
  questions: Record<ProfileField, string>
  allFilled: string
  about: string
}

export const openingPhrases: Record<Language, OpeningPhrases> = {
  en: {
    hello: `Hello, I’m Profile Pal. ${responder} ${consent} Write “skip” to leave a question out, “stop” to end.`,
    modelHello: `Hello, I’m Profile Pal. I help you fill in your profile, one question at a time. ${consent} You can skip a question or stop at any time.`,
    questions: {
      display_name: 'What should people call you?',
      bio: 'How would you describe yourself, in a sentence or two?',
      interests: 'What are you interested in? Separate several things with commas.',
      location: 'Where do you live? Others may see it, so a city or a country is enough.',
      skills: 'What are you good at? Separate several things with commas.',
      achievements: 'What achievements are you proud of? Write each on its own line.',
      projects: 'What projects are you working on, or have you worked on? Write each on its own line.',
    },
    allFilled: 'I have nothing left to ask.',
    about: `${responder} ${consent}`,
  },
  de: {
    hello: `Hallo, ich bin Profile Pal. ${germanResponder} ${germanConsent} Schreib „weiter“, um eine Frage auszulassen, „stopp“, um aufzuhören.`,
    modelHello: `Hallo, ich bin Profile Pal. Ich helfe dir, dein Profil auszufüllen, eine Frage nach der anderen. ${germanConsent} Du kannst jede Frage auslassen und jederzeit aufhören.`,
    questions: {
      display_name: 'Wie möchtest du genannt werden?',
      bio: 'Wie würdest du dich in ein, zwei Sätzen beschreiben?',
      interests: 'Was interessiert dich? Trenne mehreres mit Kommas.',
      location: 'Wo wohnst du? Andere können es sehen, deshalb genügt eine Stadt oder ein Land.',
      skills: 'Was kannst du gut? Trenne mehreres mit Kommas.',
      achievements: 'Auf welche Erfolge bist du stolz? Schreib jeden in eine eigene Zeile.',
      projects: 'An welchen Projekten arbeitest du, oder hast du gearbeitet? Schreib jedes in eine eigene Zeile.',
    },
    allFilled: 'Ich habe nichts mehr zu fragen.',
    about: `${germanResponder} ${germanConsent}`,
  },
}
