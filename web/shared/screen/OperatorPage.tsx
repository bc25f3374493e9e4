import { AudienceMark, PageColumn, PageHeader } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { focusHeading } from './useFocusOnNavigation.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface OperatorPageProps {
  title: string
  back?: { href: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function OperatorPage({ title, back, actions, children }: OperatorPageProps) {
  const { t } = useLingui()
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page, focusHeading)
  const { href, label } = back ?? { href: '/settings#server', label: t`Settings` }
  return (
    <PageColumn width="wide" ref={page}>
      <ScreenTitle>{title}</ScreenTitle>
      <BackLink href={href}>{label}</BackLink>
      <PageHeader title={title} mark={<AudienceMark audience="private">{t`Only operators`}</AudienceMark>} actions={actions} />
      {children}
    </PageColumn>
  )
}
