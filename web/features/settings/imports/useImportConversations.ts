import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import { VIEWER_ID } from 'relay-runtime'
import type { useImportConversationsMutation } from '../../../__generated__/useImportConversationsMutation.graphql.ts'
import type { useImportConversationsUndoMutation } from '../../../__generated__/useImportConversationsUndoMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'

export function useImportConversations() {
  const { t } = useLingui()
  const importConversations = useAction<useImportConversationsMutation>(
    graphql`
      mutation useImportConversationsMutation($input: ImportConversationsInput!) {
        importConversations(input: $input) {
          __typename
          ... on ImportConversationsPayload {
            import {
              id
              status
              ...ImportEntry_import
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
    t`Couldn’t import the conversations`,
  )
  const run = (fileId: string) =>
    importConversations.run(
      { input: { fileId } },
      {
        updater(store) {
          const begun = store.getRootField('importConversations')?.getLinkedRecord('import')
          const viewer = store.get(VIEWER_ID)
          const others = viewer?.getLinkedRecords('conversationImports')
          if (begun && others) viewer?.setLinkedRecords([begun, ...others], 'conversationImports')
        },
      },
    )
  return { ...importConversations, run }
}

export function useUndoImport() {
  const { t } = useLingui()
  return useAction<useImportConversationsUndoMutation>(
    graphql`
      mutation useImportConversationsUndoMutation($input: UndoConversationImportInput!) {
        undoConversationImport(input: $input) {
          __typename
          ... on UndoConversationImportPayload {
            import {
              id
              status
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
    t`Couldn’t undo the import`,
  )
}
