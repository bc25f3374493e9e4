import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { VisibilitySwitch } from './Switch.tsx'

export const guide: Guide = {
  summary: 'A switch between private and public that names the audience.',
  use: ['Wherever users publish something.'],
  instead: [
    ['Switch', 'it does not affect visibility'],
    ['VoiceMark', 'it is read-only'],
  ],
  do: {
    example: (
      <VisibilitySwitch
        label="Public profile"
        isPublic
        onChange={ignore}
        description="Your name, your picture and the sections that you chose."
      />
    ),
    because: 'It describes the content before it becomes visible.',
  },
  dont: {
    example: <VisibilitySwitch label="Visibility" isPublic={false} onChange={ignore} />,
    because: 'The label does not name the content.',
  },
  accessibility: ['Audience and description are read with the switch.', 'The colour is not the only sign.'],
}
