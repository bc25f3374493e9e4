import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { matchPath, useLocation } from 'react-router-dom'
import styles from './Header.module.css'
import { ScreenTitle } from './ScreenTitle.tsx'

interface HeaderSlot {
  titleElement: HTMLElement | null
  showsSubtitle: boolean
}

export const HeaderSlotContext = createContext<HeaderSlot>({ titleElement: null, showsSubtitle: false })

interface HeaderTitleProps {
  title: string
  subtitle?: string | null
  tab?: string
  lead?: ReactNode
  actions?: ReactNode
}

export function HeaderTitle({ title, subtitle = null, tab = title, lead, actions }: HeaderTitleProps) {
  const { titleElement, showsSubtitle } = use(HeaderSlotContext)
  const heading = (
    <div className={styles.heading}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {showsSubtitle && subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions}
    </div>
  )
  return (
    <>
      <ScreenTitle>{tab}</ScreenTitle>
      {titleElement && createPortal(heading, titleElement)}
    </>
  )
}

const titles: readonly (readonly [path: string, title: MessageDescriptor])[] = [
  ['/chat', msg`New Chat`],
  ['/profile-pal', msg`Profile Pal`],
  ['/twin/:username/chat', msg`Public Twin`],
  ['/twin/:username/reply', msg`Public Twin`],
  ['/twin', msg`My Twin`],
  ['/history', msg`History`],
  ['/settings', msg`Settings`],
  ['/settings/models', msg`Models`],
  ['/settings/reports', msg`Reports`],
  ['/settings/schedules', msg`Schedules`],
  ['/operator/people', msg`People`],
  ['/operator/people/:personId', msg`People`],
  ['/operator/jobs', msg`Jobs`],
  ['/operator/announcement', msg`Announcement`],
  ['/operator/audit-log', msg`Audit log`],
  ['/operator/storage', msg`Storage`],
  ['/operator/settings', msg`Effective settings`],
  ['/operator/plans', msg`Plans and limits`],
  ['/operator/registration', msg`Registration`],
  ['/dashboard', msg`Dashboard`],
  ['/projects/:projectId', msg`Project`],
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
  return title ? <p className={styles.routeTitle}>{i18n._(title)}</p> : null
}
