import { EmptyState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'

/** Room for what is not there yet. */
export function Corrections() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`Corrections come later`} size="small">
      <Trans>
        Here you will set right what your twin answered wrongly. Until then, change what it answers from: your profile and your public
        notes.
      </Trans>
    </EmptyState>
  )
}
