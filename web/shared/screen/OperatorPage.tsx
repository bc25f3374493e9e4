import { AudienceMark, PageColumn, PageHeader } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

interface OperatorPageProps {
  title: string
  back?: { href: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function OperatorPage({ title, back, actions, children }: OperatorPageProps) {
  const { t } = useLingui()
  const { href, label } = back ?? { href: '/settings#server', label: t`Settings` }
  return (
    <PageColumn width="wide">
      <ScreenTitle>{title}</ScreenTitle>
      <BackLink href={href}>{label}</BackLink>
      <PageHeader title={title} mark={<AudienceMark audience="private">{t`Only operators`}</AudienceMark>} actions={actions} />
      {children}
    </PageColumn>
  )
}
