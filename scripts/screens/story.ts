import type { Reply } from '../testing/mockModel/behavior.ts'
import { recordReplies } from './records.ts'
import { tidePage } from './tidePage.ts'

export const maud = { username: 'maud', display_name: 'Maud Lindqvist' }

export const profile = {
  title: 'Writer on tides and coasts',
  bio: 'I write about tides, and about the people who live by them. My third book follows the coast from Rye to the Severn, one high water at a time.',
  interests: ['Tides', 'Sea walls', 'Old almanacs', 'Baking'],
  location: 'Rye, East Sussex',
  achievements: ['“A Year of High Waters” was read on the radio', 'Walked the whole sea wall, 94 km, in a week'],
  skills: ['Reading tide gauges', 'Interviews', 'Swedish', 'Python'],
  posts: [
    {
      title: 'What springs in a spring tide',
      content:
        'Not the season. The water does: twice a month, when sun and moon pull in one line, it comes up further than it has for days.',
    },
  ],
  projects: [{ title: 'Almanac of small harbours', description: 'Sixty harbours, a page each, with the hour to be there.' }],
  suggested_questions: ['Which tide table do you trust?', 'Where can I see the bore?', 'What is your next book about?'],
  public_fields: ['display_name', 'avatar_url', 'bio', 'interests', 'location', 'achievements', 'posts', 'photos', 'skills', 'projects'],
}

const tableNote =
  'I use the tables of the harbour office, never those of an app: they add what the wind did at Rye last year. In an easterly I take off ten minutes.'

export const notes = [
  { kind: 'NOTE', title: 'Which tide table to trust', content: tableNote, isPublic: true },
  {
    kind: 'NOTE',
    title: 'Where to see the bore',
    content:
      'Stand at Minsterworth an hour before the high water of Sharpness, on a day with more than nine metres. Bring boots, and look downstream.',
    isPublic: true,
  },
  {
    kind: 'NOTE',
    title: 'Plum cake without butter',
    content: 'Oil from rape seed, 120 ml, and yoghurt. Plums cut side up, forty minutes.',
  },
  { kind: 'NOTE', title: 'Open questions for Ana', content: 'Does chapter two need the moon? Who checks the heights for Southampton?' },
  {
    kind: 'NOTE',
    title: 'Gauge at Rye',
    content:
      'It reads 4 cm too high since the new jetty. I subtract that from every height before I use it.\n\nThe keeper, Mr Hale, is there on Tuesdays. Ask him before you climb down to the staff; the ladder is older than the wall.\n\nHis book goes back to 1953. Pages 12 to 15 are the night of the flood.',
  },
  {
    kind: 'STORY',
    title: 'The night the wall held',
    content:
      'I was nine when the siren went. My father carried the clock upstairs, then me. In the morning the sea stood one brick below the top of the wall, as flat as milk, and everybody in the street came to look at it.',
    isPublic: true,
  },
  {
    kind: 'STORY',
    title: 'How I learned to read a gauge',
    content: 'Mr Hale let me write the numbers in his book when I was twelve. I taught myself Python to draw them, thirty years later.',
  },
  { kind: 'STORY', title: 'Winter in Göteborg', content: 'A sea without tides made me notice that I had always lived with one.' },
] as const

const tideAnswer = `You went from one turn of the tide to the next along half a cosine, which stays within 4 cm of the gauge at Rye. In Python:

\`\`\`python
from math import cos, pi

def height(t, turn, following):
    """Metres at time t, between two turns (time, height)."""
    (t0, h0), (t1, h1) = turn, following
    phase = pi * (t - t0) / (t1 - t0)
    return (h0 + h1) / 2 + (h0 - h1) / 2 * cos(phase)
\`\`\`

- **Times** are hours since midnight, so a turn after midnight is 24 and more.
- It fails where the river has a *double high water*. You noted Southampton.`

const kept = 'The second chapter for Ana by Friday, with the list of open questions.'

export const conversations: { daysAgo: number; questions: string[] }[] = [
  { daysAgo: 26, questions: ['Help me outline a book about tides', 'And without the chapter on the moon?'] },
  { daysAgo: 23, questions: ['Which gauges between Rye and Bristol are public?'] },
  { daysAgo: 21, questions: ['How do I ask a harbour master for an interview?', 'Shorter, please', 'And by letter'] },
  { daysAgo: 18, questions: ['What is amphidromic, in one sentence?'] },
  { daysAgo: 16, questions: ['Check these heights for Dover', 'And for Folkestone'] },
  { daysAgo: 14, questions: ['A title for the chapter about the bore', 'More like a song'] },
  { daysAgo: 11, questions: ['Why is there no tide in Göteborg?'] },
  { daysAgo: 9, questions: ['Read the letter to Mr Hale', 'Say it more warmly', 'Thank him for the jetty as well'] },
  { daysAgo: 7, questions: ['Trains from Rye to Gloucester before high water'] },
  { daysAgo: 4, questions: ['Warum heißt die Nipptide so?'] },
  { daysAgo: 3, questions: ['Why do spring tides have nothing to do with spring?', 'Say it for a child'] },
  { daysAgo: 2, questions: ['A recipe for plum cake without butter'] },
  { daysAgo: 1, questions: ['Which word do you use for the smell of mud flats?', 'Is it in the almanac?'] },
  { daysAgo: 0, questions: [`Remember: ${kept}`] },
  { daysAgo: 0, questions: ['How did I fill the hours between high and low tide? I need it again, in Python.'] },
]

export const visits: { daysAgo: number; questions: string[] }[] = [
  { daysAgo: 19, questions: ['Which tide table do you trust?'] },
  { daysAgo: 12, questions: ['Where can I see the bore?', 'What should I bring?'] },
  { daysAgo: 6, questions: ['Do you give talks at schools?'] },
  { daysAgo: 2, questions: ['Where can I see the bore?'] },
  { daysAgo: 1, questions: ['What does a day on the wall with you cost?'] },
]
export const passedOn = 'Please tell Maud that the gauge at Rye was moved in March.'
export const visitorQuestion = 'Which tide table do you trust?'

export const neighbors = [
  {
    username: 'tomas',
    display_name: 'Tomás Figueira',
    bio: 'Boatbuilder. I mend what others painted over.',
    interests: ['Wood', 'Tides', 'Fado'],
    location: 'Setúbal',
    votes: ['Talk instead of typing', 'Mobile app'],
    picture: 'tomas',
  },
  {
    username: 'noor',
    display_name: 'Noor van Dijk',
    bio: 'I draw maps of places that are under water twice a day.',
    interests: ['Maps', 'Mud flats', 'Tides'],
    location: 'Harlingen',
    votes: ['Correct your twin', 'Passkeys and two-factor sign-in'],
    picture: 'noor',
  },
  {
    username: 'elis',
    display_name: 'Elis Berg',
    bio: 'Baker, mornings. Choir, evenings.',
    interests: ['Baking', 'Singing'],
    location: 'Göteborg',
    votes: ['Talk instead of typing', 'Passkeys and two-factor sign-in'],
    picture: null,
  },
] as const

export const beginner = { username: 'sanna', display_name: 'Sanna Virtanen' }
export const documents = [
  {
    name: 'Harbour office notes.md',
    text: '# Gauges\n\nThe gauge at Rye is read at noon. The one at Bristol reports every quarter of an hour.\n\n# Tables\n\nThe tables for next year come out in October.',
  },
  {
    name: 'Contract with Selvig & Daughters.md',
    text: '# Delivery\n\nThe manuscript is due on 1 March. The advance is paid in three parts.',
  },
]
export const newcomer = { username: 'ines', display_name: 'Inês Duarte' }
export const introduction = `Name: Inês Duarte
About: I edit books about the sea. I care about old maps and long swims.
Interests: old maps, long swims, sourdough
Location: Lisbon
Skills: editing, Portuguese, first aid`

export const slowQuestion = 'What should the third chapter open with?'
export const doubtfulQuestion = 'Pick the journey that opens chapter three.'
export const failingQuestion = 'Read the outline once more'
export const artifactQuestion = 'Draw the tide at Rye on Saturday.'
export const scheduleQuestion = 'Every Monday at 8, list the high waters at Rye.'
export const reminderQuestion = 'Remind me on weekdays at 3 pm to read the gauge.'

export const savedPrompts = [
  { title: 'Packing list', text: 'List what I need for {{days}} days at {{place}}.' },
  { title: 'Letter to the harbour office', text: 'Write a short letter to the harbour office about {{subject}}.' },
  { title: 'Weekly review', text: 'What did I learn about {{topic}} this week, and what is still open?' },
]

/** Title requests repeat the question, so they come first. */
export interface Project {
  name: string
  instructions: string
  questions: string[]
}

export const project: Project = {
  name: 'Chapter three',
  instructions: 'Answer for a reader who has never seen the sea. Heights in metres.',
  questions: ['How high was the bore in March?', 'Who keeps the gauge at Rye?'],
}

export const replies: Reply[] = [
  ...recordReplies,
  ...createTitleReplies([
    ['Help me outline', 'Outline of the book'],
    ['Which gauges', 'Public gauges, Rye to Bristol'],
    ['How do I ask', 'A letter to the harbour master'],
    ['What is amphi', 'Points without a tide'],
    ['Check these', 'Heights for Dover'],
    ['A title for', 'Names for the bore'],
    ['Why is there', 'No tide in Göteborg'],
    ['Read the letter', 'Thanking Mr Hale'],
    ['Trains from', 'To Gloucester before high water'],
    ['Warum heißt', 'Woher die Nipptide ihren Namen hat'],
    ['Why do spring', 'What springs in a spring tide'],
    ['A recipe for', 'Plum cake without butter'],
    ['Which word', 'Words for the smell of mud'],
    ['Remember', 'The promise to Ana'],
    ['How did I fill', 'Hours between the tides'],
    [slowQuestion, 'How chapter three begins'],
    [artifactQuestion, 'Saturday’s tide at Rye'],
    [scheduleQuestion, 'High waters every Monday'],
    [reminderQuestion, 'A daily look at the gauge'],
  ]),
  {
    to: 'How did I fill',
    text: tideAnswer,
    tools: [{ name: 'search_past_chats', arguments: '{"query":"tide interpolation"}' }],
  },
  { to: 'Remember', text: 'I keep that.', tools: [{ name: 'remember', arguments: JSON.stringify({ content: kept }) }] },
  {
    to: 'Warum heißt',
    text: 'Vom alten Wort **nipp** für „knapp“: Bei Halbmond ziehen Sonne und Mond im rechten Winkel, und das Wasser steigt nur knapp.\n\nIn deinem Almanach steht dafür auch *taube Tide*. Sie kommt etwa sieben Tage nach der Springtide.',
    tools: [{ name: 'search_knowledge', arguments: '{"query":"Nipptide"}' }],
  },
  {
    to: slowQuestion,
    text: 'With the bore. A reader who has just learned that a tide is a wave will want to see one: a wall of water that runs up the Severn at the pace of a cyclist, on a day that you can look up in a table. '.repeat(
      3,
    ),
    interval: 60,
  },
  { to: failingQuestion, mode: 'error' },
  { to: artifactQuestion, text: tidePage },
  createScheduleReply(scheduleQuestion, {
    kind: 'task',
    title: 'High waters of the week',
    instruction: 'List the high waters at Rye for the next seven days. Set heights above 6.5 m in bold.',
    recurrence: 'weekly',
    days: [1],
    time: '08:00',
  }),
  createScheduleReply(reminderQuestion, { kind: 'reminder', title: 'Read the gauge', recurrence: 'weekdays', time: '15:00' }),
  {
    to: doubtfulQuestion,
    text: 'Two of your journeys fit.',
    tools: [
      {
        name: 'ask_user',
        arguments: JSON.stringify({
          question: 'Which one should open the chapter?',
          choices: ['The bore at Minsterworth', 'The gauge at Rye'],
        }),
      },
    ],
  },
  ...createTwinReplies(),
  {
    to: '',
    text: 'I looked through what you told me, and found nothing about that yet.',
    delay: 120,
    tools: [{ name: 'search_knowledge', arguments: '{"query":"tide"}' }],
  },
]

/** The twin's first source is its name. */
function createTwinReplies(): Reply[] {
  const look = (query: string) => ({ name: 'search_public_knowledge', arguments: JSON.stringify({ query }) })
  const unanswered = { name: 'note_unanswered', arguments: '{}' }
  return [
    {
      to: visitorQuestion,
      text: 'The tables of the harbour office, never those of an app: they add what the wind did at Rye last year [2]. In an easterly wind Maud takes off ten minutes [2].',
      tools: [look('tide table trust')],
    },
    {
      to: 'Where can I see',
      text: 'At Minsterworth, an hour before the high water of Sharpness, on a day with more than nine metres [2].',
      tools: [look('see the bore')],
    },
    { to: 'What should I bring', text: 'Boots, and eyes for what comes from downstream [2].', tools: [look('bore boots')] },
    {
      to: 'Do you give talks',
      text: 'I do not know that: Maud has written nothing about talks. I can pass on a message.',
      tools: [look('talks schools'), unanswered],
    },
    {
      to: 'What does a day',
      text: 'Nothing that Maud made public says so. Shall I pass the question on?',
      tools: [look('cost'), unanswered],
    },
    {
      to: passedOn,
      text: 'I have passed that on to Maud, with your username.',
      tools: [{ name: 'leave_message_for_owner', arguments: '{"message":"The gauge at Rye was moved in March."}' }],
    },
  ]
}

function createScheduleReply(to: string, proposal: object): Reply {
  return { to, text: 'Confirm the time, and it’s set.', tools: [{ name: 'schedule_task', arguments: JSON.stringify(proposal) }] }
}

function createTitleReplies(named: [to: string, title: string][]): Reply[] {
  return named.map(([to, text]) => ({ to: `"user":"${to}`, text }))
}
