import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export const guide: Guide = {
  summary: 'Settings that belong together: what they are about on one side, the controls on the other.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What can be set here.'],
    ['Description', 'What follows from it.'],
    ['Controls', 'Fields, switches, buttons.'],
  ],
  use: ['For each subject of a page of settings.'],
  instead: [
    ['Card', 'it holds no settings'],
    ['Disclosure', 'few people need it'],
  ],
  do: {
    example: (
      <SettingsSection level={3} title="Password" description="Changing it signs you out elsewhere.">
        <Button>Change password</Button>
      </SettingsSection>
    ),
    because: 'The consequence stands before the button.',
  },
  dont: {
    example: (
      <SettingsSection level={3} title="Miscellaneous">
        <Button variant="danger">Delete account</Button>
      </SettingsSection>
    ),
    because: 'What cannot be undone has a section of its own, with `isDangerous`.',
  },
  content: ['The title is a noun in sentence case.'],
  keyboard: [],
  accessibility: ['It is a region with the title as its name, and a link can lead to it.'],
}
