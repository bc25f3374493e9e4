import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export const guide: Guide = {
  summary: 'A group of settings with a description.',
  use: ['For each topic on a settings page.'],
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
    because: 'The consequence comes before the button.',
  },
  dont: {
    example: (
      <SettingsSection level={3} title="Miscellaneous">
        <Button variant="danger">Delete account</Button>
      </SettingsSection>
    ),
    because: 'Irreversible actions need their own section with `isDangerous`.',
  },
  accessibility: ['It is a region named after its title.'],
}
