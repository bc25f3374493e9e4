import { Badge } from '#design-system'
import { useLingui } from '@lingui/react/macro'

/** How far a document has been read, in a word or two. */
export function DocumentState({ status }: { status: string }) {
  const { t } = useLingui()
  if (status === 'PENDING') return <Badge>{t`Reading...`}</Badge>
  return status === 'FAILED' ? <Badge tone="danger">{t`Couldn’t be read`}</Badge> : <Badge tone="good">{t`Ready`}</Badge>
}
