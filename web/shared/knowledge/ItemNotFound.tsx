import { EmptyState, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'

export function ItemNotFound({ listPath }: { listPath: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`This no longer exists`}
      level={1}
      action={
        <LinkButton href={listPath}>
          <Trans>Show all</Trans>
        </LinkButton>
      }
    >
      <Trans>It may have been deleted, or it isn’t yours.</Trans>
    </EmptyState>
  )
}
