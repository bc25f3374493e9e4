import { Link, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AccessTokensSection_viewer$key } from '../../../__generated__/AccessTokensSection_viewer.graphql.ts'
import { AccessTokenEntry } from './AccessTokenEntry.tsx'
import { NewAccessToken } from './NewAccessToken.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function AccessTokensSection({ viewer }: { viewer: AccessTokensSection_viewer$key }) {
  const { t } = useLingui()
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokensSection_viewer on Viewer {
        accessTokens @required(action: THROW) {
          id
          ...AccessTokenEntry_accessToken
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
          For your own programs. Tokens have full access, except to account security.{' '}
          <Link href="/api/docs" target="_blank">
            Read the API docs
          </Link>
          .
        </Trans>
      }
    >
      {accessTokens.length === 0 ? (
        <p className={styles.note}>
          <Trans>No access tokens yet. Give the first one a name.</Trans>
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
      <NewAccessToken />
      {revoking && <RevokeDialog accessToken={revoking} onClose={() => setRevoking(null)} />}
    </Section>
  )
}
