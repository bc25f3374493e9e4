import type { Guide } from '../../docs/guide/guide.ts'
import { PageHeader } from './PageColumn.tsx'

export const guide: Guide = {
  summary: 'The first words of a page: what it is about, and what can be done with it as a whole.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Mark', 'Who sees what is here.'],
    ['Title', 'The only heading of level one.'],
    ['Description', 'What the page is for, in a sentence.'],
    ['Actions', 'For the page as a whole.'],
  ],
  use: ['At the top of every screen, mostly through PageColumn.'],
  instead: [
    ['Heading', 'a part of a page is named'],
    ['Breadcrumbs', 'the way up matters; they stand above'],
  ],
  do: {
    example: <PageHeader title="Knowledge" description="What your private brain knows from you." />,
    because: 'A name and its purpose.',
  },
  dont: {
    example: <PageHeader title="Welcome to your personal knowledge management area" />,
    because: 'The title is the name of the place, as in the sidebar.',
  },
  content: ['The title is the name in the sidebar.'],
  keyboard: [],
  accessibility: ['It holds the only h1 of the page.'],
}
