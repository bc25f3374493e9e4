import { Badge, Button, Link, List, ListItem } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AccessTokensSection_viewer$key } from '../../../__generated__/AccessTokensSection_viewer.graphql.ts'
import type { AccessTokensSection_accessToken$key } from '../../../__generated__/AccessTokensSection_accessToken.graphql.ts'
import type { AccessTokensSectionRevokeMutation } from '../../../__generated__/AccessTokensSectionRevokeMutation.graphql.ts'
import { NewAccessToken } from './NewAccessToken.tsx'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { formatDate, isPast, formatTimeAgo } from '../../../lib/timeWords.ts'
import { useAction } from '../../../relay/useAction.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

export function AccessTokensSection({ viewer }: { viewer: AccessTokensSection_viewer$key }) {
  const { t } = useLingui()
  const { accessTokens, operator } = useFragment(
    graphql`
      fragment AccessTokensSection_viewer on Viewer {
        operator {
          __typename
        }
        accessTokens @required(action: THROW) {
          id
          ...AccessTokensSection_accessToken
        }
      }
    `,
    viewer,
  )
  const [revoking, setRevoking] = useState<{ id: string; name: string } | null>(null)
  return (
    <Section
      id="access-tokens"
      description={
        <Trans>
          For your own programs. Tokens can’t change account security.{' '}
          <Link href="/api/docs" target="_blank">
            Read the API docs
          </Link>
          .
        </Trans>
      }
    >
      {accessTokens.length === 0 ? (
        <p className={styles.note}>
          <Trans>No access tokens yet.</Trans>
        </p>
      ) : (
        <List label={t`Access tokens`} isDivided>
          {accessTokens.map((accessToken) => (
            <ListItem key={accessToken.id}>
              <AccessTokenEntry accessToken={accessToken} onRevoke={(name) => setRevoking({ id: accessToken.id, name })} />
            </ListItem>
          ))}
        </List>
      )}
      <NewAccessToken isOperator={operator != null} />
      {revoking && <RevokeDialog accessToken={revoking} onClose={() => setRevoking(null)} />}
    </Section>
  )
}

interface AccessTokenEntryProps {
  accessToken: AccessTokensSection_accessToken$key
  onRevoke: (name: string) => void
}

function AccessTokenEntry({ accessToken, onRevoke }: AccessTokenEntryProps) {
  const { t, i18n } = useLingui()
  const { name, prefix, scopes, requestsPerMinute, messagesPerDay, messagesToday, ...token } = useFragment(
    graphql`
      fragment AccessTokensSection_accessToken on AccessToken {
        name
        prefix
        scopes
        requestsPerMinute
        messagesPerDay
        messagesToday
        createdAt
        expiresAt
        lastUsedAt
      }
    `,
    accessToken,
  )
  const { createdAt, expiresAt, lastUsedAt } = token
  const isExpired = expiresAt != null && isPast(expiresAt)
  const created = formatDate(createdAt)
  const used = lastUsedAt && formatTimeAgo(lastUsedAt)
  const expiry = expiresAt && formatDate(expiresAt)
  const [sent, most] = [i18n.number(messagesToday), messagesPerDay == null ? null : i18n.number(messagesPerDay)]
  const messages = plural(messagesToday, { one: '# message today', other: '# messages today' })
  const use = [
    most === null ? messages : t`${sent} of ${most} messages today`,
    ...(requestsPerMinute == null ? [] : [plural(requestsPerMinute, { one: '# request per minute', other: '# requests per minute' })]),
  ]
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
          <code>{scopes.join(' ').toLowerCase()}</code>
          {' · '}
          {t`Created on ${created}`}
          {' · '}
          {used ? t`last used ${used}` : t`never used`}
          {!isExpired && ' · '}
          {!isExpired && (expiry ? t`expires on ${expiry}` : t`never expires`)}
        </p>
        <p className={styles.note}>{use.join(' · ')}</p>
      </div>
      <Button variant="quiet" aria-label={t`Revoke ${name}`} onPress={() => onRevoke(name)}>
        <Trans>Revoke</Trans>
      </Button>
    </div>
  )
}

interface RevokeDialogProps {
  accessToken: { readonly id: string; readonly name: string }
  onClose: () => void
}

function RevokeDialog({ accessToken: { id, name }, onClose }: RevokeDialogProps) {
  const { t } = useLingui()
  const revoke = useAction<AccessTokensSectionRevokeMutation>(
    graphql`
      mutation AccessTokensSectionRevokeMutation($input: RevokeAccessTokenInput!) {
        revokeAccessToken(input: $input) {
          __typename
          ... on RevokeAccessTokenPayload {
            viewer {
              ...AccessTokensSection_viewer
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t revoke the token`,
  )

  return (
    <DeleteDialog
      title={t`Revoke ${name}`}
      confirmLabel={t`Revoke`}
      action={revoke}
      onDelete={() => revoke.run({ input: { accessTokenId: id } })}
      onClose={onClose}
    >
      <Trans>Programs that use this token lose access.</Trans>
    </DeleteDialog>
  )
}
