import { t } from '@lingui/core/macro'
import { translateServerText } from '../../i18n/serverTexts.ts'

export function getSourceTitle({ kind, title, page }: { kind: string; title: string; page?: number | null }): string {
  if (kind === 'MEMORY') return t`Memory`
  if (kind === 'STEP') return title === 'Conversation' ? t`Conversation` : title
  if (kind !== 'ITEM') return translateServerText(title)
  return page ? t`${title}, page ${page}` : title
}
