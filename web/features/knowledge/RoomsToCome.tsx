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
      <Trans>Your private brain and your twin can’t read these files yet. You can already import plain text and Markdown as stories.</Trans>
    </EmptyState>
  )
}

export function MemoriesToCome() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`What your private brain remembers`}
      mark={<Icon glyph={Lightbulb} size="1.5rem" />}
      action={
        <LinkButton href="/chat">
          <Trans>Ask in a conversation</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Your private brain keeps what you ask it to remember, and only you can see it. The list will come later. Until then, ask in a
        conversation what it remembers, or tell it what to forget.
      </Trans>
    </EmptyState>
  )
}
