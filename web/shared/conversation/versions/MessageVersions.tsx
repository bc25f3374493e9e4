import { VersionSwitcher } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MessageVersions_step$key } from '../../../__generated__/MessageVersions_step.graphql.ts'
import { VersionsContext } from './useVersions.ts'

export function MessageVersions({ step }: { step: MessageVersions_step$key }) {
  const { id, versionIds } = useFragment(
    graphql`
      fragment MessageVersions_step on Step {
        id
        versionIds
      }
    `,
    step,
  )
  const { t } = useLingui()
  const versions = use(VersionsContext)
  if (!versions || versionIds.length < 2) return null
  const current = versionIds.indexOf(id) + 1
  const count = versionIds.length
  return (
    <VersionSwitcher
      current={current}
      count={count}
      label={t`Version ${current} of ${count}`}
      previousLabel={t`Previous version`}
      nextLabel={t`Next version`}
      onVersionChange={(version) => versions.show(versionIds, version - 1, version < current ? 'previous' : 'next')}
      isDisabled={versions.isDisabled}
      focusedSide={versions.focused?.stepId === id ? versions.focused.side : null}
    />
  )
}
