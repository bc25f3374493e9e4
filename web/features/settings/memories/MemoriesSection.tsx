import { Button, FormError, Link, List, ListItem, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MemoriesSection_user$key } from '../../../__generated__/MemoriesSection_user.graphql.ts'
import type { MemoriesSection_viewer$key } from '../../../__generated__/MemoriesSection_viewer.graphql.ts'
import type { MemoriesSectionTransfer_viewer$key } from '../../../__generated__/MemoriesSectionTransfer_viewer.graphql.ts'
import type { MemoriesSectionMutation } from '../../../__generated__/MemoriesSectionMutation.graphql.ts'
import { Section } from '../Section.tsx'
import { useChoice } from '../account/useUpdateAccount.ts'
import { lazyDialog } from '../../../lib/lazyDialog.tsx'
import { useAction } from '../../../relay/useAction.ts'
import { ExportButton } from '../../../shared/accountExport/ExportButton.tsx'
import styles from '../SettingsScreen.module.css'

const ImportMemoriesDialog = lazyDialog(() => import('./ImportMemoriesDialog.tsx'), 'ImportMemoriesDialog')

interface MemoriesSectionProps {
  user: MemoriesSection_user$key
  viewer: MemoriesSection_viewer$key & MemoriesSectionTransfer_viewer$key
}

export function MemoriesSection({ user, viewer }: MemoriesSectionProps) {
  const { remembersFromConversations } = useFragment(
    graphql`
      fragment MemoriesSection_user on User {
        remembersFromConversations
      }
    `,
    user,
  )
  const { value, choose, failure } = useChoice<boolean>(
    remembersFromConversations,
    (isOn) => ({ remembersFromConversations: isOn }),
    () => {},
  )
  return (
    <Section
      id="memories"
      description={
        <Trans>
          See <Link href="/knowledge?view=summary">what Twain knows about you</Link> or{' '}
          <Link href="/knowledge?view=memories">all memories</Link>. Only you see them.
        </Trans>
      }
    >
      <Switch
        isSelected={value}
        onChange={(isOn) => void choose(isOn)}
        description={<Trans>When this is off, nothing new is remembered. Your existing memories stay.</Trans>}
      >
        <Trans>Remember things from conversations</Trans>
      </Switch>
      <FormError>{failure}</FormError>
      <MemoryRules viewer={viewer} />
      <Transfer viewer={viewer} />
    </Section>
  )
}

function Transfer({ viewer }: { viewer: MemoriesSectionTransfer_viewer$key }) {
  const { memoriesExportUrl } = useFragment(
    graphql`
      fragment MemoriesSectionTransfer_viewer on Viewer {
        memoriesExportUrl
      }
    `,
    viewer,
  )
  const [isImporting, setImporting] = useState(false)
  return (
    <div className={styles.actions}>
      <Button icon={Upload} onPress={() => setImporting(true)}>
        <Trans>Import memories</Trans>
      </Button>
      <ExportButton url={memoriesExportUrl}>
        <Trans>Export memories</Trans>
      </ExportButton>
      {isImporting && <ImportMemoriesDialog onClose={() => setImporting(false)} />}
    </div>
  )
}

function MemoryRules({ viewer }: { viewer: MemoriesSection_viewer$key }) {
  const { t } = useLingui()
  const { memoryRules } = useFragment(
    graphql`
      fragment MemoriesSection_viewer on Viewer {
        memoryRules {
          id
          words
        }
      }
    `,
    viewer,
  )
  const remove = useAction<MemoriesSectionMutation>(
    graphql`
      mutation MemoriesSectionMutation($input: DeleteMemoryRuleInput!) {
        deleteMemoryRule(input: $input) {
          __typename
          ... on DeleteMemoryRulePayload {
            viewer {
              ...MemoriesSection_viewer
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
    t`Couldn’t remove this rule`,
  )
  if (memoryRules.length === 0) return null
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        <Trans>Your private brain won’t remember things like:</Trans>
      </p>
      <List label={t`Never remembered`} isDivided>
        {memoryRules.map(({ id, words }) => {
          const shown = words.join(', ')
          return (
            <ListItem key={id}>
              <div className={styles.entry}>
                <span dir="auto">{shown}</span>
                <Button
                  variant="quiet"
                  isDisabled={remove.isRunning}
                  aria-label={t`Remove: ${shown}`}
                  onPress={() => void remove.run({ input: { ruleId: id } })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            </ListItem>
          )
        })}
      </List>
      <FormError>{remove.failure}</FormError>
    </div>
  )
}
