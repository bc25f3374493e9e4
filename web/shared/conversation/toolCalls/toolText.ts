import { i18n } from '@lingui/core'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { findToolTexts } from '../../../lib/agentWords.ts'

export function getToolText(name: string, displayName: string): string {
  const texts = findToolTexts(name)
  return texts ? i18n._(texts.doing) : translateServerText(displayName)
}
