import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { matchPath, useLocation } from 'react-router-dom'
import styles from '../../domain/screen/Header.module.css'

/** What the header says of a path; the first that matches. A conversation puts its own title there. */
const titles: readonly (readonly [path: string, title: MessageDescriptor])[] = [
  ['/chat', msg`New Chat`],
  ['/profile-pal', msg`Profile Pal`],
  ['/twin/:username/chat', msg`Public Twin`],
  ['/twin', msg`My Twin`],
  ['/history', msg`History`],
  ['/settings', msg`Settings`],
  ['/dashboard', msg`Dashboard`],
  ['/knowledge', msg`Knowledge`],
  ['/story', msg`My Story`],
  ['/discover', msg`Discover`],
  ['/monitoring', msg`Monitoring`],
  ['/roadmap', msg`Roadmap`],
  ['/pricing', msg`Pricing`],
  ['/testing', msg`Testing`],
  ['/terms', msg`Terms`],
  ['/privacy', msg`Privacy`],
  ['/:username', msg`Public Profile`],
]

export function RouteTitle() {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const title = titles.find(([path]) => matchPath(path, pathname))?.[1]
  return title ? <p className={styles.place}>{i18n._(title)}</p> : null
}
