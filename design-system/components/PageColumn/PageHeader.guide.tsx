import type { Guide } from '../../docs/guide/guide.ts'
import { PageHeader } from './PageColumn.tsx'

export const guide: Guide = {
  summary: 'The title, purpose and actions of a page.',
  use: ['At the top of every screen, usually through PageColumn.'],
  instead: [
    ['Heading', 'it names part of a page'],
    ['Breadcrumbs', 'it shows the path'],
  ],
  do: {
    example: <PageHeader title="Knowledge" description="What your private brain knows from you." />,
    because: 'It has a name and a purpose.',
  },
  dont: {
    example: <PageHeader title="Welcome to your personal knowledge management area" />,
    because: 'The title should match the sidebar.',
  },
  accessibility: ['It contains the only h1.'],
}
