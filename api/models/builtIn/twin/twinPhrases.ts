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

export type TwinPhrases = ReturnType<typeof createEnglishPhrases>

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
  return language === 'de' ? createGermanPhrases(name, takesMessages, character) : createEnglishPhrases(name, takesMessages, character)
}

function createEnglishPhrases(
  name: string,
  takesMessages: boolean,
  { person, greeting, declineReply }: NonNullable<Speaking['character']>,
) {
  const isFirst = person === 'first'
  const published = isFirst ? 'what I made public' : `what ${name} made public`
  const subject = isFirst ? 'me' : name
  const what = `I’m the AI twin of ${name}.`
  const item = ({ text, title, number }: Marked) => `${quote(text)} (${title}) [${number}]`
  return {
    greeting: greeting
      ? `${greeting} ${what}`
      : `Hello. ${what} I quote what ${name} made public${takesMessages ? `, and ${name} can read this conversation` : ''}. What would you like to know?`,
    thanks: 'You’re welcome.',
    goodbye: 'Goodbye.',
    nod: 'All right.',
    chat: `I answer questions about ${subject}. What would you like to know?`,
    insult: `Let’s keep it friendly. I’m happy to answer questions about ${subject}.`,
    manipulation: `I only know ${published}, and answer questions about that.`,
    about: `${what} A built-in responder writes my answers, not a language model and not ${name}: it quotes what ${name} made public, with the source.${takesMessages ? ' I can also pass on a message, with your username if your own profile is public.' : ''}`,
    answer: (passages: readonly Marked[]) => passages.map(item).join(', '),
    overview: (passages: readonly Marked[]) => passages.map(item).join('\n\n'),
    unknown: (languages: readonly string[]) =>
      `I couldn’t find anything about that in ${published}.${languages.length > 0 ? ` The sources are in ${listLanguages(languages, 'en')}, so a question in that language may find more.` : ''}`,
    nothingPublic: `${isFirst ? 'I haven’t' : `${name} hasn’t`} made anything public yet.`,
    declined: `I don’t answer questions about that here.${declineReply ? ` ${declineReply}` : ''}`,
    askForMessage: `What should I tell ${name}? Your message shows your username only if your own profile is public. Otherwise, add your name to get a reply.`,
    messageLeft: (signedAs: string | null) =>
      signedAs === null
        ? `I passed your message on to ${name} without your name. To get a reply, leave another one that says who you are.`
        : `I passed your message on to ${name} with your username, @${signedAs}, because your profile is public.`,
    ownMessage: 'This is your own twin. Messages that visitors leave here reach you as notifications.',
    tooManyMessages: `I didn’t pass this on: ${name} has received too many messages today. Try again tomorrow.`,
    noMessages: 'This is a demo: I can’t pass on messages.',
    failed: 'That didn’t work. Try again in a moment.',
  }
}

function createGermanPhrases(
  name: string,
  takesMessages: boolean,
  { person, greeting, declineReply }: NonNullable<Speaking['character']>,
): TwinPhrases {
  const isFirst = person === 'first'
  const published = isFirst ? 'was ich öffentlich gemacht habe' : `was ${name} öffentlich gemacht hat`
  const subject = isFirst ? 'mir' : name
  const what = `Ich bin der KI-Zwilling von ${name}.`
  const item = ({ text, title, kind, number }: Marked) =>
    `${quote(text, 'de')} (${kind === 'profile' ? translatePart(title) : title}) [${number}]`
  return {
    greeting: greeting
      ? `${greeting} ${what}`
      : `Hallo. ${what} Ich zitiere, was ${name} öffentlich gemacht hat${takesMessages ? `, und ${name} kann diese Unterhaltung lesen` : ''}. Was möchtest du wissen?`,
    thanks: 'Gern.',
    goodbye: 'Bis bald.',
    nod: 'Gut.',
    chat: `Ich beantworte Fragen zu ${subject}. Was möchtest du wissen?`,
    insult: `Bleiben wir freundlich. Fragen zu ${subject} beantworte ich gern.`,
    manipulation: `Ich kenne nur, ${published}, und beantworte Fragen dazu.`,
    about: `${what} Meine Antworten schreibt ein eingebauter Antwortgeber, kein Sprachmodell und nicht ${name}: Er zitiert, was ${name} öffentlich gemacht hat, mit Quelle.${takesMessages ? ' Ich kann auch eine Nachricht weitergeben, mit deinem Benutzernamen, falls dein eigenes Profil öffentlich ist.' : ''}`,
    answer: (passages) => passages.map(item).join(', '),
    overview: (passages) => passages.map(item).join('\n\n'),
    unknown: (languages) =>
      `Dazu habe ich nichts in dem gefunden, ${published}.${languages.length > 0 ? ` Die Texte sind auf ${listLanguages(languages, 'de')}, eine Frage in dieser Sprache findet vielleicht mehr.` : ''}`,
    nothingPublic: `${isFirst ? 'Ich habe' : `${name} hat`} noch nichts öffentlich gemacht.`,
    declined: `Dazu beantworte ich hier keine Fragen.${declineReply ? ` ${declineReply}` : ''}`,
    askForMessage: `Was soll ich ${name} sagen? Deine Nachricht zeigt deinen Benutzernamen nur, wenn dein eigenes Profil öffentlich ist. Schreib sonst deinen Namen dazu, wenn du eine Antwort möchtest.`,
    messageLeft: (signedAs) =>
      signedAs === null
        ? `Ich habe deine Nachricht ohne deinen Namen an ${name} weitergegeben. Wenn du eine Antwort möchtest, hinterlasse noch eine, in der steht, wer du bist.`
        : `Ich habe deine Nachricht mit deinem Benutzernamen @${signedAs} an ${name} weitergegeben, weil dein Profil öffentlich ist.`,
    ownMessage: 'Das ist dein eigener Zwilling: Nachrichten, die Besucher bei mir hinterlassen, bekommst du als Benachrichtigung.',
    tooManyMessages: `Das habe ich nicht weitergegeben: ${name} hat heute schon zu viele Nachrichten bekommen. Versuch es morgen wieder.`,
    noMessages: 'Das ist eine Demo: Ich kann keine Nachrichten weitergeben.',
    failed: 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal.',
  }
}

function listLanguages(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}

/** For posts, only the word before the title. */
function translatePart(part: string): string {
  return part.replace(/^[^:]+/, (name) => germanParts.get(name) ?? name)
}

const germanParts = new Map([
  ['Name', 'Name'],
  ['Job title', 'Berufsbezeichnung'],
  ['About', 'Über mich'],
  ['Location', 'Ort'],
  ['Interests', 'Interessen'],
  ['Skills', 'Fähigkeiten'],
  ['Achievement', 'Erfolg'],
  ['Project', 'Projekt'],
  ['Post', 'Beitrag'],
])
