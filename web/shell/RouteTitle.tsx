import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMatches } from 'react-router-dom'
import styles from './Header.module.css'

/** What the header says of the path. A screen that names itself there, as a conversation does, has no such name. */
export function RouteTitle() {
  const { i18n } = useLingui()
  const title = useMatches().map(titleOf).findLast(Boolean)
  return title ? <p className={styles.title}>{i18n._(title)}</p> : null
}

function titleOf({ handle }: { handle: unknown }): MessageDescriptor | undefined {
  return (handle as { title?: MessageDescriptor } | undefined)?.title
}
