import type { Guide } from '../../docs/guide/guide.ts'
import { Card } from './Card.tsx'

export const guide: Guide = {
  summary: 'A hairline around what belongs together.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What it is about.'],
    ['Actions', 'Controls at the end of the title’s line.'],
    ['Content', 'Anything.'],
  ],
  use: ['For parts of a page that stand side by side, or that have actions of their own.'],
  instead: [
    ['SettingsSection', 'it holds settings'],
    ['List', 'there are several things of one kind'],
    ['Banner', 'something happened'],
  ],
  do: {
    example: (
      <Card title="Sessions">
        <p>You are signed in on two devices.</p>
      </Card>
    ),
    because: 'One subject, one frame.',
  },
  dont: {
    example: (
      <Card title="Sessions">
        <Card title="Devices">
          <p>Firefox on Linux</p>
        </Card>
      </Card>
    ),
    because: 'Frames in frames separate what they should join.',
  },
  content: ['The title is a noun in sentence case.'],
  keyboard: [],
  accessibility: ['The title is a heading; choose its level by the outline of the page.'],
}
