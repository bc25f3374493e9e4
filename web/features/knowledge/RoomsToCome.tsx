import { EmptyState, Icon, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Lightbulb } from 'lucide-react'

export function DocumentsToCome() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Documents (PDF, DOCX) come later`}
      mark={<Icon glyph={FileText} size="1.5rem" />}
      action={
        <LinkButton href="/story">
          <Trans>Import texts as stories</Trans>
        </LinkButton>
      }
    >
      <Trans>Your brain and your twin cannot read such files yet. What is plain text or Markdown you can import as stories today.</Trans>
    </EmptyState>
  )
}

export function MemoriesToCome() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`What your brain remembers`}
      mark={<Icon glyph={Lightbulb} size="1.5rem" />}
      action={
        <LinkButton href="/chat">
          <Trans>Ask in a chat</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Your private brain keeps what you ask it to remember; only you and it know. The list of it comes here later. Until then, ask it in a
        chat what it remembers, or tell it what to forget.
      </Trans>
    </EmptyState>
  )
}
