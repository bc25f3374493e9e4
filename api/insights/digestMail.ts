import type { Language } from '../account/settings/languages.ts'
import type { Message } from '../platform/mail/mail.ts'
import type { ReferringHost } from './referrers.service.ts'
import type { Topic } from './topics.ts'
import type { UsageFigures } from './usage.service.ts'

interface Digest {
  total: UsageFigures
  topics: readonly Topic[]
  hosts: readonly ReferringHost[]
}

const maxListed = 5

const words = {
  en: {
    subject: 'Your twin’s visitors last week',
    visitors: 'Visitors',
    messages: 'Messages',
    unanswered: 'Questions it couldn’t answer',
    good: 'Answers rated good',
    bad: 'bad',
    questions: 'Open questions',
    topics: 'Topics, with the number of questions',
    hosts: 'Websites, with the number of views',
    turnOff: 'Turn these emails off',
    quote: (text: string) => `“${text}”`,
  },
  de: {
    subject: 'Besucher deines Zwillings letzte Woche',
    visitors: 'Besucher',
    messages: 'Nachrichten',
    unanswered: 'Fragen, auf die er keine Antwort wusste',
    good: 'Als gut bewertete Antworten',
    bad: 'als schlecht bewertete',
    questions: 'Offene Fragen',
    topics: 'Themen, mit der Zahl der Fragen',
    hosts: 'Websites, mit der Zahl der Aufrufe',
    turnOff: 'Diese E-Mails abbestellen',
    quote: (text: string) => `„${text}“`,
  },
} as const satisfies Record<Language, object>

export function listOpenQuestions(topics: readonly Topic[], language: Language): string[] {
  const open = topics.flatMap(({ questions }) => questions.find(({ isUnanswered }) => isUnanswered) ?? [])
  return open.slice(0, maxListed).map(({ text }) => words[language].quote(text))
}

interface Recipient {
  to: string
  language: Language
  publicUrl: string
}

export function writeDigest({ total, topics, hosts }: Digest, { to, language, publicUrl }: Recipient): Message {
  const { twinVisitors, twinMessages, twinUnanswered, twinGoodRatings, twinBadRatings } = total
  const { subject, ...word } = words[language]
  const figures = [
    `${word.visitors}: ${twinVisitors}`,
    `${word.messages}: ${twinMessages}`,
    `${word.unanswered}: ${twinUnanswered}`,
    ...(twinGoodRatings + twinBadRatings > 0 ? [`${word.good}: ${twinGoodRatings}, ${word.bad}: ${twinBadRatings}`] : []),
  ]
  const subjects = topics.slice(0, maxListed).map((topic) => {
    const [question] = topic.questions
    return `${topic.words.join(', ') || (question ? word.quote(question.text) : '')}: ${topic.questionCount}`
  })
  const parts = [
    figures.join('\n'),
    toSection(word.questions, listOpenQuestions(topics, language)),
    toSection(word.topics, subjects),
    toSection(
      word.hosts,
      hosts.slice(0, maxListed).map(({ host, views }) => `${host}: ${views}`),
    ),
    `${publicUrl}/twin?view=insight\n\n${word.turnOff}: ${publicUrl}/settings#account`,
  ]
  return { to, subject, text: `${parts.filter((part) => part !== '').join('\n\n')}\n` }
}

function toSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n')
}
