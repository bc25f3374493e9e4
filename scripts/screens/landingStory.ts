import type { Reply } from '../testing/mockModel/behavior.ts'

interface Tool {
  name: string
  arguments: string
}

export interface LandingStory {
  language: 'en' | 'de'
  username: string
  profile: { title: string; bio: string; location: string }
  notes: { title: string; content: string; isPublic?: boolean }[]
  promise: { text: string; title: string }
  /** Sources 1 and 2 are the promise and its reply. */
  question: { text: string; title: string; answer: string; tools: Tool[] }
  /** Source 1 is the owner’s name. */
  visitor: { question: string; answer: string; tools: Tool[] }
  notNow: string
}

const search = (name: string, query: string): Tool => ({ name, arguments: JSON.stringify({ query }) })

export const landingStories: LandingStory[] = [
  {
    language: 'en',
    username: 'maud',
    profile: {
      title: 'Writer',
      bio: 'I write about tides, and about the people who live by them.',
      location: 'Rye, East Sussex',
    },
    notes: [
      {
        title: 'Which tide table to trust',
        content: 'I use the tables of the harbour office. In an easterly wind I take off ten minutes.',
        isPublic: true,
      },
      {
        title: 'Where to see the bore',
        content: 'Stand at Minsterworth an hour before high water at Sharpness. Bring boots, and look downstream.',
        isPublic: true,
      },
      { title: 'Plum cake without butter', content: 'Rapeseed oil, 120 ml, and yoghurt. Plums cut side up, forty minutes.' },
      {
        title: 'Open questions for Ana',
        content: 'Does chapter two need the moon? Who checks the heights for Southampton?',
      },
    ],
    promise: { text: 'I promised Ana the second chapter by Friday.', title: 'Chapter two for Ana' },
    question: {
      text: 'What did I promise Ana?',
      title: 'The promise to Ana',
      answer: 'The second chapter by Friday [1]. In your notes, you also wanted to ask her whether it needs the moon [3].',
      tools: [search('search_past_chats', 'promised Ana'), search('search_knowledge', 'open questions for Ana')],
    },
    visitor: {
      question: 'Which tide table do you trust?',
      answer: 'The tables of the harbour office [2]. In an easterly wind, Maud takes off ten minutes.',
      tools: [search('search_public_knowledge', 'tide table trust')],
    },
    notNow: 'Not now',
  },
  {
    language: 'de',
    username: 'maud-german',
    profile: {
      title: 'Autorin',
      bio: 'Ich schreibe über Gezeiten und über die Menschen, die mit ihnen leben.',
      location: 'Rye, East Sussex',
    },
    notes: [
      {
        title: 'Welcher Gezeitentafel ich traue',
        content: 'Ich nehme die Tafeln des Hafenamts. Bei Ostwind ziehe ich zehn Minuten ab.',
        isPublic: true,
      },
      {
        title: 'Wo man die Flutwelle sieht',
        content: 'In Minsterworth, eine Stunde vor Hochwasser in Sharpness. Stiefel mitbringen und flussabwärts schauen.',
        isPublic: true,
      },
      {
        title: 'Pflaumenkuchen ohne Butter',
        content: 'Rapsöl, 120 ml, und Joghurt. Pflaumen mit der Schnittseite nach oben, vierzig Minuten.',
      },
      {
        title: 'Offene Fragen an Ana',
        content: 'Braucht Kapitel zwei den Mond? Wer prüft die Pegelstände von Southampton?',
      },
    ],
    promise: { text: 'Ich habe Ana das zweite Kapitel bis Freitag versprochen.', title: 'Kapitel zwei für Ana' },
    question: {
      text: 'Was habe ich Ana versprochen?',
      title: 'Das Versprechen an Ana',
      answer: 'Das zweite Kapitel bis Freitag [1]. Laut deinen Notizen wolltest du sie auch fragen, ob es den Mond braucht [3].',
      tools: [search('search_past_chats', 'Ana versprochen'), search('search_knowledge', 'offene Fragen an Ana')],
    },
    visitor: {
      question: 'Welcher Gezeitentafel traust du?',
      answer: 'Den Tafeln des Hafenamts [2]. Bei Ostwind zieht Maud zehn Minuten ab.',
      tools: [search('search_public_knowledge', 'Gezeitentafel')],
    },
    notNow: 'Nicht jetzt',
  },
]

/** Title requests repeat the question, so their replies come first. */
export const landingReplies: Reply[] = [
  ...landingStories.flatMap(({ promise, question }) =>
    [promise, question].map(({ text, title }) => ({ to: `"user":"${text}`, text: title })),
  ),
  ...landingStories.flatMap(({ promise, question, visitor }) => [
    { to: promise.text, text: 'OK.' },
    { to: question.text, text: question.answer, tools: question.tools },
    { to: visitor.question, text: visitor.answer, tools: visitor.tools },
  ]),
]
