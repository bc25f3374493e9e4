import { graphql } from 'react-relay'
import { VIEWER_ID } from 'relay-runtime'
import type { useImportConversationsMutation } from '../../../__generated__/useImportConversationsMutation.graphql.ts'
import type { useImportConversationsUndoMutation } from '../../../__generated__/useImportConversationsUndoMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function useImportConversations() {
  const [commit, isPending] = useAsyncMutation<useImportConversationsMutation>(graphql`
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
  `)
  const commitWithList: typeof commit = (config) =>
    commit({
      ...config,
      updater(store) {
        const begun = store.getRootField('importConversations')?.getLinkedRecord('import')
        const viewer = store.get(VIEWER_ID)
        const others = viewer?.getLinkedRecords('conversationImports')
        if (begun && others) viewer?.setLinkedRecords([begun, ...others], 'conversationImports')
      },
    })
  return [commitWithList, isPending] as const
}

export function useUndoImport() {
  return useAsyncMutation<useImportConversationsUndoMutation>(graphql`
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
  `)
}
