import { Tag } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useIsUnreachable } from '../../relay/reconnection.ts'

export function OfflineMark() {
  const isOffline = useIsUnreachable()
  return (
    <span role="status">
      {isOffline && (
        <Tag>
          <Trans>Offline</Trans>
        </Tag>
      )}
    </span>
  )
}
