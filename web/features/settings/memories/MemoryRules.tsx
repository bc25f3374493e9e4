import { Button, FormError, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { MemoryRules_viewer$key } from '../../../__generated__/MemoryRules_viewer.graphql.ts'
import type { MemoryRulesMutation } from '../../../__generated__/MemoryRulesMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import styles from '../SettingsScreen.module.css'
import { useAttempt } from '../../../relay/useAttempt.ts'

/** What is never remembered. A rule is made where a memory is forgotten. */
export function MemoryRules({ viewer }: { viewer: MemoryRules_viewer$key }) {
  const { t } = useLingui()
  const { memoryRules } = useFragment(
    graphql`
      fragment MemoryRules_viewer on Viewer {
        memoryRules {
          id
          words
        }
      }
    `,
    viewer,
  )
  const [remove, isRemoving] = useAsyncMutation<MemoryRulesMutation>(graphql`
    mutation MemoryRulesMutation($input: DeleteMemoryRuleInput!) {
      deleteMemoryRule(input: $input) {
        __typename
        ... on DeleteMemoryRulePayload {
          viewer {
            ...MemoryRules_viewer
          }
        }
        ... on Error {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t remove this rule`)
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
                  isDisabled={isRemoving}
                  aria-label={t`Remove: ${shown}`}
                  onPress={() => void attempt(async () => (await remove({ variables: { input: { ruleId: id } } })).deleteMemoryRule)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            </ListItem>
          )
        })}
      </List>
      <FormError>{failure}</FormError>
    </div>
  )
}
