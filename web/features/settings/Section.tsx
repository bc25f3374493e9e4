import { SettingsSection } from '#design-system'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export const sectionTitles = {
  account: msg`Account`,
  instructions: msg`Instructions`,
  prompts: msg`Saved prompts`,
  visibility: msg`Visibility`,
  shared: msg`Shared conversations`,
  theme: msg`Theme`,
  language: msg`Language`,
  notifications: msg`Notifications`,
  shortcuts: msg`Keyboard shortcuts`,
  schedules: msg`Schedules`,
  memories: msg`Memories`,
  password: msg`Password`,
  'two-factor': msg`Two-factor authentication`,
  passkeys: msg`Passkeys`,
  sessions: msg`Sessions`,
  'access-tokens': msg`Access tokens`,
  webhooks: msg`Webhooks`,
  model: msg`Model in use`,
  plan: msg`Plan and limits`,
  server: msg`Server`,
  import: msg`Import data`,
  export: msg`Export`,
  deletion: msg`Delete account`,
}

export type SectionId = keyof typeof sectionTitles

export const sectionIds = Object.keys(sectionTitles) as SectionId[]

interface SectionProps {
  id: SectionId
  description: ReactNode
  children: ReactNode
  isDangerous?: boolean
}

export function Section({ id, ...props }: SectionProps) {
  const { i18n } = useLingui()
  return <SettingsSection id={id} title={i18n._(sectionTitles[id])} {...props} />
}
