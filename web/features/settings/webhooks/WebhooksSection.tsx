import { Button, Link, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhooksSection_viewer$key } from '../../../__generated__/WebhooksSection_viewer.graphql.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { NewSecret, type WebhookSecret, NewWebhook } from './NewWebhook.tsx'
import { WebhookEntry } from './WebhookEntry.tsx'

export function WebhooksSection({ viewer }: { viewer: WebhooksSection_viewer$key }) {
  const { t } = useLingui()
  const { webhooks } = useFragment(
    graphql`
      fragment WebhooksSection_viewer on Viewer {
        webhooks {
          id
          ...WebhookEntry_webhook
        }
      }
    `,
    viewer,
  )
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<WebhookSecret | null>(null)
  return (
    <Section
      id="webhooks"
      description={
        <Trans>
          Notify your own programs of finished answers, messages to your twin and more.{' '}
          <Link href="/api/docs" target="_blank">
            Read the API docs
          </Link>
          .
        </Trans>
      }
    >
      {secret && <NewSecret secret={secret} onDismiss={() => setSecret(null)} />}
      {webhooks.length > 0 && (
        <List label={t`Webhooks`} isDivided>
          {webhooks.map((webhook) => (
            <ListItem key={webhook.id}>
              <WebhookEntry webhook={webhook} onSecret={setSecret} />
            </ListItem>
          ))}
        </List>
      )}
      {isAdding ? (
        <NewWebhook
          onClose={() => setAdding(false)}
          onCreated={(created) => {
            setAdding(false)
            setSecret(created)
          }}
        />
      ) : (
        <div className={styles.stack}>
          {webhooks.length === 0 && (
            <p className={styles.note}>
              <Trans>No webhooks yet.</Trans>
            </p>
          )}
          <Button onPress={() => setAdding(true)}>
            <Trans>Add webhook</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}
