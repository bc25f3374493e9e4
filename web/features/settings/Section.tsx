import { SettingsSection } from '#design-system'
import type { ReactNode } from 'react'
import { useSectionTitles, type SectionId } from './useSectionTitles.ts'

interface SectionProps {
  id: SectionId
  description: ReactNode
  children: ReactNode
  isDangerous?: boolean
}

/** A part of the settings, at the anchor that the list of parts leads to. */
export function Section({ id, ...props }: SectionProps) {
  const titles = useSectionTitles()
  return <SettingsSection id={id} title={titles[id]} {...props} />
}
