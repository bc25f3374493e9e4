import { SettingsSection } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export const sectionIds = [
  'account',
  'visibility',
  'theme',
  'language',
  'shortcuts',
  'memories',
  'password',
  'sessions',
  'access-tokens',
  'webhooks',
  'model',
  'plan',
  'import',
  'export',
  'deletion',
] as const

type SectionId = (typeof sectionIds)[number]

interface SectionProps {
  id: SectionId
  description: ReactNode
  children: ReactNode
  isDangerous?: boolean
}

export function Section({ id, ...props }: SectionProps) {
  const titles = useSectionTitles()
  return <SettingsSection id={id} title={titles[id]} {...props} />
}

export function useSectionTitles(): Record<SectionId, string> {
  const { t } = useLingui()
  return {
    account: t`Account`,
    visibility: t`Visibility`,
    theme: t`Theme`,
    language: t`Language`,
    shortcuts: t`Keyboard shortcuts`,
    memories: t`Memories`,
    password: t`Password`,
    sessions: t`Sessions`,
    'access-tokens': t`Access tokens`,
    webhooks: t`Webhooks`,
    model: t`Model in use`,
    plan: t`Plan and limits`,
    import: t`Import conversations`,
    export: t`Export`,
    deletion: t`Delete account`,
  }
}
