import { Tag } from '#design-system'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIsUnreachable } from '../../relay/reconnection.ts'

/** @param children shown only online */
export function OfflineMark({ children }: { children: ReactNode }) {
  const isOffline = useIsUnreachable()
  if (!isOffline) return children
  return (
    <span role="status">
      <Tag>
        <Trans>Offline</Trans>
      </Tag>
    </span>
  )
}
