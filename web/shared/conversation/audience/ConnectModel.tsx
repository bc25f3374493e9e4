import { Button, Popover } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ConnectModelHelp } from '../../models/ConnectModelHelp.tsx'

export function ConnectModel() {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Connect a language model`}
      placement="top"
      trigger={
        <Button variant="quiet">
          <Trans>Connect one</Trans>
        </Button>
      }
    >
      <ConnectModelHelp />
    </Popover>
  )
}
