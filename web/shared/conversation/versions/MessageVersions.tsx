import { VersionSwitcher } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { use, useLayoutEffect, useRef } from 'react'
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
  const switcher = useRef<HTMLDivElement>(null)
  const top = versions?.switched?.stepId === id ? versions.switched.top : null
  useLayoutEffect(() => (top === null || !switcher.current ? undefined : holdAt(top, switcher.current)), [top])
  if (!versions || versionIds.length < 2) return null
  const current = versionIds.indexOf(id) + 1
  const count = versionIds.length
  return (
    <VersionSwitcher
      ref={switcher}
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

/** Rows around the element are measured over several frames. */
const settlingFrames = 30

function holdAt(top: number, element: HTMLElement): () => void {
  const list = element.closest('[role=log]')
  const holding = new AbortController()
  let remaining = settlingFrames
  const move = () => {
    if (!list || remaining === 0 || holding.signal.aborted) return
    list.scrollTop += element.getBoundingClientRect().top - top
    remaining -= 1
    requestAnimationFrame(move)
  }
  for (const input of ['wheel', 'touchmove', 'keydown']) {
    list?.addEventListener(input, () => holding.abort(), { signal: holding.signal, passive: true })
  }
  move()
  return () => holding.abort()
}
