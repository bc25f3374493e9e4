import type { Guide } from '../../docs/guide/guide.ts'
import { Card } from './Card.tsx'

export const guide: Guide = {
  summary: 'A bordered group of related content.',
  use: ['For side-by-side sections or sections with their own actions.'],
  instead: [
    ['SettingsSection', 'it holds settings'],
    ['List', 'there are several similar items'],
    ['Banner', 'it reports an event'],
  ],
  do: {
    example: (
      <Card title="Sessions">
        <p>You are signed in on two devices.</p>
      </Card>
    ),
    because: 'One topic per card.',
  },
  dont: {
    example: (
      <Card title="Sessions">
        <Card title="Devices">
          <p>Firefox on Linux</p>
        </Card>
      </Card>
    ),
    because: 'Nested borders separate what belongs together.',
  },
  accessibility: ['The title is a heading; set its level to match the outline.'],
}
