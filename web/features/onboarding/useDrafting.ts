/* eslint-disable relay/unused-fields -- Updates other screens. */
import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useDraftingAcceptMutation } from '../../__generated__/useDraftingAcceptMutation.graphql.ts'
import type { DraftProfileInput, useDraftingSourceMutation } from '../../__generated__/useDraftingSourceMutation.graphql.ts'
import type { useDraftingFieldMutation } from '../../__generated__/useDraftingFieldMutation.graphql.ts'
import { translateError } from '../../i18n/errorText.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import type { ProfileField } from './useProfileFields.ts'

export type Drafted = { ids: string[]; failure: null } | { ids: null; failure: string }

interface Refused {
  readonly message?: string
  readonly code?: string
  readonly params?: unknown
}

export function useDrafting() {
  const { t } = useLingui()
  const session = useSession()
  const [commitSource] = useAsyncMutation<useDraftingSourceMutation>(graphql`
    mutation useDraftingSourceMutation($input: DraftProfileInput!) {
      draftProfile(input: $input) {
        __typename
        ... on DraftProfilePayload {
          drafts {
            id
          }
          viewer {
            ...useProfileFields_viewer
            ...ProfileProposals_viewer
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
  const [commitField] = useAsyncMutation<useDraftingFieldMutation>(graphql`
    mutation useDraftingFieldMutation($input: DraftProfileFieldInput!) {
      draftProfileField(input: $input) {
        __typename
        ... on DraftProfileFieldPayload {
          drafts {
            id
          }
          viewer {
            ...useProfileFields_viewer
            ...ProfileProposals_viewer
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
  const [commitAccept] = useAsyncMutation<useDraftingAcceptMutation>(graphql`
    mutation useDraftingAcceptMutation($input: AcceptProposalsInput!) {
      acceptProposals(input: $input) {
        __typename
        ... on AcceptProposalsPayload {
          proposals {
            id
          }
          profile {
            title
            preview {
              ...PublicProfilePage_profile
            }
          }
          viewer {
            ...useProfileFields_viewer
            ...ProfileProposals_viewer
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
  const failed = t`Failed to update profile`

  const attempt = async (work: () => Promise<Refused & { readonly drafts?: readonly { id: string }[] }>): Promise<Drafted> => {
    try {
      const { message, drafts = [], ...refusal } = await work()
      if (message !== undefined) return { ids: null, failure: translateError({ ...refusal, message }) }
      return { ids: drafts.map(({ id }) => id), failure: null }
    } catch (error) {
      return { ids: null, failure: error instanceof UploadError ? error.message : getFailureText(error, failed) }
    }
  }

  return {
    draftFrom: (input: DraftProfileInput) => attempt(() => commitSource({ input })),
    draftFromFile: (file: File) =>
      attempt(async () => {
        const fileId = await upload(session.fetch, file, t`Couldn’t upload this file.`)
        return commitSource({ input: { fileId } })
      }),
    answer: ({ field }: ProfileField, answer: string) => attempt(() => commitField({ input: { field, answer } })),
    setValues: ({ field }: ProfileField, values: string[]) => attempt(() => commitField({ input: { field, values } })),
    keep: (proposalIds: string[]) =>
      attempt(async () => {
        const result = await commitAccept({ input: { proposalIds } })
        return { ...result, drafts: [] }
      }),
  }
}

class UploadError extends Error {}

async function upload(send: typeof fetch, file: File, failed: string): Promise<string> {
  const body = new FormData()
  body.append('files', file)
  const response = await send('/api/v1/upload/files', { method: 'POST', body })
  const { files, error } = (await response.json().catch(() => ({}))) as { files?: { id: string }[]; error?: { message: string } }
  const [uploaded] = files ?? []
  if (!uploaded) throw new UploadError(error ? translateError(error) : failed)
  return uploaded.id
}
