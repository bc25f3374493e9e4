import { EmptyState, Icon, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'

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
