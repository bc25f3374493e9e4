import type { Language } from '../../../platform/language/words.ts'
import { type Character, defaultCharacter } from '../../../twin/character/character.service.ts'
import { quote } from '../phrases.ts'

export interface Marked {
  number: number
  kind: 'item' | 'profile'
  title: string
  text: string
  answersQuestion?: boolean | undefined
}

export type TwinPhrases = ReturnType<typeof english>

interface Speaking {
  /** False for the demo twin, whose owner reads nothing. */
  takesMessages?: boolean
  character?: Pick<Character, 'person' | 'greeting' | 'declineReply'>
}

export function getTwinPhrases(
  language: Language,
  name: string,
  { takesMessages = true, character = defaultCharacter }: Speaking = {},
): TwinPhrases {
  return language === 'de' ? german(name, takesMessages, character) : english(name, takesMessages, character)
}

function english(name: string, takesMessages: boolean, { person, greeting, declineReply }: NonNullable<Speaking['character']>) {
  const published = person === 'first' ? 'what I made public' : `what ${name} made public`
  const subject = person === 'first' ? 'me' : name
  const what = `I am the AI twin of ${name}, run by a built-in responder that is not a language model.`
  const item = ({ text, title, number }: Marked) => `${quote(text)} (${title}) [${number}]`
  return {
    greeting: greeting
      ? `${greeting} ${what}`
      : `Hello. ${what} I quote what ${name} made public${takesMessages ? `, and ${name} can read what we write` : ''}. What would you like to know?`,
    thanks: 'You are welcome.',
    goodbye: 'Goodbye.',
    nod: 'All right.',
    chat: `I answer questions about ${subject}. What would you like to know?`,
    insult: `Let us stay friendly. I am glad to answer a question about ${subject}.`,
    manipulation: `I only know ${published}, and I answer questions about that.`,
    about: `${what} I am not ${name}. I find what ${name} made public and quote it with its source. What I do not find, I do not know${takesMessages ? '; then I can pass on a message, with your username if your own profile is public' : ''}.`,
    answer: (passages: readonly Marked[]) => passages.map(item).join(', '),
    overview: (passages: readonly Marked[]) => passages.map(item).join('\n\n'),
    unknown: (languages: readonly string[]) =>
      `I do not know: there is nothing about that in ${published}.${languages.length > 0 ? ` It is written in ${listLanguages(languages, 'en')}, so a question in that language may find more.` : ''}`,
    nothingPublic: `${person === 'first' ? 'I have' : `${name} has`} made nothing public yet that I could quote.`,
    declined: `I do not answer questions about that here.${declineReply ? ` ${declineReply}` : ''}`,
    askForMessage: `What should I tell ${name}? Your message carries your username only if your own profile is public. Otherwise it has no name unless you add one.`,
    messageLeft: (signedAs: string | null) =>
      signedAs === null
        ? `I passed your message on to ${name} without your name. If you want an answer, leave another one that says who you are.`
        : `I passed your message on to ${name} with your username, @${signedAs}, because your profile is public.`,
    ownMessage: 'This is your own twin: what a visitor asks me to pass on reaches you as a notification.',
    tooManyMessages: `I did not pass this on: too many messages were left for ${name} already. Try again tomorrow.`,
    noMessages: 'This is a demo: I cannot pass on messages.',
    failed: 'That did not work just now. Try again in a moment.',
  }
}

function german(name: string, takesMessages: boolean, { person, greeting, declineReply }: NonNullable<Speaking['character']>): TwinPhrases {
  const published = person === 'first' ? 'was ich öffentlich gemacht habe' : `was ${name} öffentlich gemacht hat`
  const subject = person === 'first' ? 'mir' : name
  const what = `Ich bin der KI-Zwilling von ${name}, betrieben von einem eingebauten Antwortgeber, der kein Sprachmodell ist.`
  const item = ({ text, title, kind, number }: Marked) =>
    `${quote(text, 'de')} (${kind === 'profile' ? inGerman(title) : title}) [${number}]`
  return {
    greeting: greeting
      ? `${greeting} ${what}`
      : `Hallo. ${what} Ich zitiere, was ${name} öffentlich gemacht hat${takesMessages ? `, und ${name} kann lesen, was wir schreiben` : ''}. Was möchtest du wissen?`,
    thanks: 'Gern.',
    goodbye: 'Bis bald.',
    nod: 'Gut.',
    chat: `Ich beantworte Fragen zu ${subject}. Was möchtest du wissen?`,
    insult: `Bleiben wir freundlich. Fragen zu ${subject} beantworte ich gern.`,
    manipulation: `Ich kenne nur, ${published}, und beantworte Fragen dazu.`,
    about: `${what} Ich bin nicht ${name}. Ich finde, was ${name} öffentlich gemacht hat, und zitiere es mit Quelle. Was ich nicht finde, weiß ich nicht${takesMessages ? '; dann kann ich eine Nachricht weitergeben, mit deinem Benutzernamen, falls dein eigenes Profil öffentlich ist' : ''}.`,
    answer: (passages) => passages.map(item).join(', '),
    overview: (passages) => passages.map(item).join('\n\n'),
    unknown: (languages) =>
      `Das weiß ich nicht: In dem, ${published}, steht nichts davon.${languages.length > 0 ? ` Die Texte sind auf ${listLanguages(languages, 'de')}, eine Frage in dieser Sprache findet vielleicht mehr.` : ''}`,
    nothingPublic: `${person === 'first' ? 'Ich habe' : `${name} hat`} noch nichts öffentlich gemacht, was ich zitieren könnte.`,
    declined: `Dazu beantworte ich hier keine Fragen.${declineReply ? ` ${declineReply}` : ''}`,
    askForMessage: `Was soll ich ${name} sagen? Deine Nachricht trägt deinen Benutzernamen nur, wenn dein eigenes Profil öffentlich ist. Sonst bleibt sie ohne Namen, außer du schreibst einen hinein.`,
    messageLeft: (signedAs) =>
      signedAs === null
        ? `Ich habe deine Nachricht ohne deinen Namen an ${name} weitergegeben. Wenn du eine Antwort möchtest, hinterlasse noch eine, in der steht, wer du bist.`
        : `Ich habe deine Nachricht mit deinem Benutzernamen @${signedAs} an ${name} weitergegeben, weil dein Profil öffentlich ist.`,
    ownMessage: 'Das ist dein eigener Zwilling: Was mir Gäste auftragen, kommt bei dir als Benachrichtigung an.',
    tooManyMessages: `Das habe ich nicht weitergegeben: Es wurden schon zu viele Nachrichten für ${name} hinterlassen. Versuch es morgen wieder.`,
    noMessages: 'Das ist eine Demo: Ich kann keine Nachrichten weitergeben.',
    failed: 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal.',
  }
}

function listLanguages(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}

/** For posts, only the word before the title. */
function inGerman(part: string): string {
  return part.replace(/^[^:]+/, (name) => germanParts.get(name) ?? name)
}

const germanParts = new Map([
  ['Name', 'Name'],
  ['About', 'Über mich'],
  ['Location', 'Ort'],
  ['Interests', 'Interessen'],
  ['Skills', 'Fähigkeiten'],
  ['Achievement', 'Erfolg'],
  ['Project', 'Projekt'],
  ['Post', 'Beitrag'],
])
