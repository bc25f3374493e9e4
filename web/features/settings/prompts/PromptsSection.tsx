import { Button, IconButton, List, ListItem, Menu, MenuItem, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PromptsSection_viewer$key } from '../../../__generated__/PromptsSection_viewer.graphql.ts'
import type { PromptsSectionMutation } from '../../../__generated__/PromptsSectionMutation.graphql.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'
import { useAction } from '../../../relay/useAction.ts'
import { type Prompt, PromptDialog } from '../../../shared/prompts/PromptDialog.tsx'
import { promptConnection } from '../../../shared/prompts/useSavePrompt.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function PromptsSection({ viewer }: { viewer: PromptsSection_viewer$key }) {
  const { t } = useLingui()
  const { savedPrompts } = useFragment(
    graphql`
      fragment PromptsSection_viewer on Viewer {
        savedPrompts(first: 100) @connection(key: "SavedPrompts_savedPrompts") {
          edges {
            node {
              id
              title
              text
            }
          }
        }
      }
    `,
    viewer,
  )
  const [edited, setEdited] = useState<Prompt | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Prompt | null>(null)
  const prompts = (savedPrompts?.edges ?? []).flatMap((edge) => edge?.node ?? [])
  return (
    <Section id="prompts" description={<Trans>Type / in a message to your private brain to use one.</Trans>}>
      {prompts.length > 0 && (
        <List label={t`Saved prompts`} isDivided>
          {prompts.map((prompt) => (
            <ListItem key={prompt.id}>
              <div className={styles.entry}>
                <div>
                  <div dir="auto" className={styles.entryHead}>
                    {prompt.title}
                  </div>
                  <p dir="auto" className={styles.excerpt}>
                    {prompt.text}
                  </p>
                </div>
                <Menu trigger={<IconButton icon={Ellipsis} label={t`Actions for ${prompt.title}`} />}>
                  <MenuItem onAction={() => setEdited(prompt)}>{t`Edit`}</MenuItem>
                  <MenuSeparator />
                  <MenuItem isDangerous onAction={() => setDeleted(prompt)}>{t`Delete`}</MenuItem>
                </Menu>
              </div>
            </ListItem>
          ))}
        </List>
      )}
      <div className={styles.stack}>
        {prompts.length === 0 && (
          <p className={styles.note}>
            <Trans>No saved prompts yet.</Trans>
          </p>
        )}
        <Button onPress={() => setEdited('new')}>
          <Trans>New prompt</Trans>
        </Button>
      </div>
      {edited && <PromptDialog prompt={edited === 'new' ? null : edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />}
      {deleted && <DeletePromptDialog prompt={deleted} onClose={() => setDeleted(null)} />}
    </Section>
  )
}

function DeletePromptDialog({ prompt: { id, title }, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { t } = useLingui()
  const remove = useAction<PromptsSectionMutation>(
    graphql`
      mutation PromptsSectionMutation($input: DeleteSavedPromptInput!, $connections: [ID!]!) {
        deleteSavedPrompt(input: $input) {
          __typename
          ... on DeleteSavedPromptPayload {
            deletedSavedPromptId @deleteEdge(connections: $connections)
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t delete the prompt`,
  )
  return (
    <DeleteDialog
      title={t`Delete ${title}`}
      action={remove}
      onDelete={() => remove.run({ input: { savedPromptId: id }, connections: [promptConnection] })}
      onClose={onClose}
    >
      <Trans>Sent messages stay.</Trans>
    </DeleteDialog>
  )
}
