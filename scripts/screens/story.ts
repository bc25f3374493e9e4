import type { Reply } from '../../bench/mock/behaviour.ts'

/** What the person in the pictures talks about with the model, which answers from here. */
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

/** Questions in the order in which they are asked, each in a conversation of its own; the last one is the one that is shown. */
export const questions = [
  'Why do spring tides have nothing to do with spring?',
  'A recipe for plum cake without butter',
  'Which word do you use for the smell of mud flats?',
  `Remember: ${kept}`,
  'How did I fill the hours between high and low tide? I need it again, in Python.',
] as const

export const slowQuestion = 'What should the third chapter open with?'
export const failingQuestion = 'Read the outline once more'

/** A request for a title repeats the question, so titles come first. */
export const replies: Reply[] = [
  ...titles([
    ['Why do spring', 'What springs in a spring tide'],
    ['A recipe for', 'Plum cake without butter'],
    ['Which word', 'Words for the smell of mud'],
    ['Remember', 'The promise to Ana'],
    ['How did I fill', 'Hours between the tides'],
    [slowQuestion, 'How chapter three begins'],
  ]),
  {
    to: 'How did I fill',
    text: tideAnswer,
    tools: [{ name: 'search_past_chats', arguments: '{"query":"tide interpolation"}' }],
  },
  { to: 'Remember', text: 'I keep that.', tools: [{ name: 'remember', arguments: JSON.stringify({ content: kept }) }] },
  {
    to: slowQuestion,
    text: 'With the bore. A reader who has just learned that a tide is a wave will want to see one: a wall of water that runs up the Severn at the pace of a cyclist, on a day that you can look up in a table. '.repeat(
      3,
    ),
    interval: 60,
  },
  { to: failingQuestion, mode: 'error' },
  { to: '', text: 'I looked through what you told me, and found nothing about that yet.' },
]

function titles(named: [to: string, title: string][]): Reply[] {
  return named.map(([to, text]) => ({ to: `User: ${to}`, text }))
}
