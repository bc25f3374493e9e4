import { Badge, Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AccessTokenEntry_accessToken$key } from '../../../__generated__/AccessTokenEntry_accessToken.graphql.ts'
import styles from '../SettingsScreen.module.css'
import { dayOf, isPast, timeAgo } from '../timeWords.ts'

interface AccessTokenEntryProps {
  accessToken: AccessTokenEntry_accessToken$key
  onRevoke: (name: string) => void
}

export function AccessTokenEntry({ accessToken, onRevoke }: AccessTokenEntryProps) {
  const { t } = useLingui()
  const { name, prefix, createdAt, expiresAt, lastUsedAt } = useFragment(
    graphql`
      fragment AccessTokenEntry_accessToken on AccessToken {
        name
        prefix
        createdAt
        expiresAt
        lastUsedAt
      }
    `,
    accessToken,
  )
  const isExpired = expiresAt != null && isPast(expiresAt)
  const created = dayOf(createdAt)
  const used = lastUsedAt && timeAgo(lastUsedAt)
  const expiry = expiresAt && dayOf(expiresAt)
  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          <code className={styles.note}>{prefix}…</code>
          {isExpired && (
            <Badge tone="caution">
              <Trans>Expired</Trans>
            </Badge>
          )}
        </div>
        <p className={styles.note}>
          {t`Created on ${created}`}
          {' · '}
          {used ? t`last used ${used}` : t`never used`}
          {!isExpired && ' · '}
          {!isExpired && (expiry ? t`expires on ${expiry}` : t`valid until you revoke it`)}
        </p>
      </div>
      <Button variant="quiet" aria-label={t`Revoke ${name}`} onPress={() => onRevoke(name)}>
        <Trans>Revoke</Trans>
      </Button>
    </div>
  )
}
