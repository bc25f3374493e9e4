import { EmptyState, Icon, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'

export function NoMemories() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`What your private brain remembers will appear here`}
      mark={<Icon glyph={Lightbulb} size="1.5rem" />}
      action={
        <LinkButton href="/chat">
          <Trans>Start a conversation</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Tell your private brain something worth keeping, such as “Remember that I take my tea without sugar”. Only you can see your
        memories.
      </Trans>
    </EmptyState>
  )
}
