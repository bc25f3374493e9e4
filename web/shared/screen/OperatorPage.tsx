import { AudienceMark, LinkButton, PageColumn, PageHeader } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ScreenTitle } from './ScreenTitle.tsx'

interface OperatorPageProps {
  title: string
  back?: { href: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function OperatorPage({ title, back, actions, children }: OperatorPageProps) {
  const { t } = useLingui()
  const { href, label } = back ?? { href: '/settings#server', label: t`All settings` }
  return (
    <PageColumn width="wide">
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader
        title={title}
        mark={<AudienceMark audience="private">{t`Only operators`}</AudienceMark>}
        actions={
          <>
            {actions}
            <LinkButton variant="quiet" href={href}>
              {label}
            </LinkButton>
          </>
        }
      />
      {children}
    </PageColumn>
  )
}
