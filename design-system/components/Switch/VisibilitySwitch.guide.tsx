import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { VisibilitySwitch } from './Switch.tsx'

export const guide: Guide = {
  summary: 'Takes something from private to public and back, and says in words who will see it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Switch', 'Purple while private, blue while public.'],
    ['Mark', 'A VoiceMark with the audience.'],
    ['Description', 'What is seen.'],
  ],
  use: ['Wherever something of the person becomes visible to others.'],
  instead: [
    ['Switch', 'nobody else sees a difference'],
    ['VoiceMark', 'it cannot be changed here'],
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
    because: 'What is seen is said before it is.',
  },
  dont: { example: <VisibilitySwitch label="Visibility" isPublic={false} onChange={ignore} />, because: 'Of what?' },
  content: ['The label names the thing: “Public profile”.'],
  keyboard: [['Space', 'Changes who sees it']],
  accessibility: ['Audience and description are read after the switch.', 'The change of colour is never the only sign.'],
}
