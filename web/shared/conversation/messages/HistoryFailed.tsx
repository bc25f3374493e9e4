import { Banner, Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useOnReachable } from '../../../relay/reconnection.ts'

export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  useOnReachable(onRetry)
  return (
    <Banner
      tone="danger"
      action={
        <Button onPress={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>Failed to load thread history</Trans>
    </Banner>
  )
}
