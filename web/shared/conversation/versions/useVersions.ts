import { useLingui } from '@lingui/react/macro'
import { createContext, useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { useVersionsDeleteMutation } from '../../../__generated__/useVersionsDeleteMutation.graphql.ts'
import type { useVersionsKeepMutation } from '../../../__generated__/useVersionsKeepMutation.graphql.ts'
import type { useVersionsShowMutation } from '../../../__generated__/useVersionsShowMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

type Side = 'previous' | 'next'

export interface Versions {
  readonly isDisabled: boolean
  readonly lastPosition: number
  readonly focused: { readonly stepId: string; readonly side: Side } | null
  readonly show: (versionIds: readonly string[], index: number, side: Side) => void
  readonly keep: (stepId: string) => void
  readonly isKeeping: boolean
  readonly remove: (stepId: string) => Promise<boolean>
  readonly isRemoving: boolean
  readonly failure: string | null
  readonly announcement: string | null
}

/** Null where conversations have no versions. */
export const VersionsContext = createContext<Versions | null>(null)

/** The longest page, so that the switched message stays loaded. */
const pageSize = 100

export function useVersions(isDisabled: boolean, lastPosition: number): Versions {
  const { t } = useLingui()
  const [showBranch] = useAsyncMutation<useVersionsShowMutation>(graphql`
    mutation useVersionsShowMutation($input: ShowBranchInput!, $count: Int!) {
      showBranch(input: $input) {
        __typename
        ... on ShowBranchPayload {
          thread {
            firstMessagePreview
            lastMessagePreview
            ...Conversation_thread @arguments(count: $count)
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
  const [keepAnswer, isKeeping] = useAsyncMutation<useVersionsKeepMutation>(graphql`
    mutation useVersionsKeepMutation($input: KeepAnswerInput!, $count: Int!) {
      keepAnswer(input: $input) {
        __typename
        ... on KeepAnswerPayload {
          thread {
            firstMessagePreview
            lastMessagePreview
            ...Conversation_thread @arguments(count: $count)
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
  const [deleteMessage, isRemoving] = useAsyncMutation<useVersionsDeleteMutation>(graphql`
    mutation useVersionsDeleteMutation($input: DeleteMessageInput!, $count: Int!) {
      deleteMessage(input: $input) {
        __typename
        ... on DeleteMessagePayload {
          thread {
            firstMessagePreview
            lastMessagePreview
            ...Conversation_thread @arguments(count: $count)
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
  const showing = useAttempt(t`Couldn’t show the version`)
  const keeping = useAttempt(t`Couldn’t keep the answer`)
  const removing = useAttempt(t`Couldn’t delete the message`)
  const [focused, setFocused] = useState<Versions['focused']>(null)
  const [announcement, setAnnouncement] = useState<string | null>(null)
  useEffect(() => {
    if (!focused) return
    const clear = () => setFocused(null)
    document.addEventListener('focusin', clear)
    return () => document.removeEventListener('focusin', clear)
  }, [focused])

  const show = async (versionIds: readonly string[], index: number, side: Side) => {
    const stepId = versionIds[index]
    if (stepId === undefined) return
    const isShown = await showing.attempt(() => {
      setFocused({ stepId, side })
      return showBranch({ input: { stepId }, count: pageSize })
    })
    const [current, count] = [index + 1, versionIds.length]
    if (isShown) setAnnouncement(t`Version ${current} of ${count}`)
  }

  const keep = async (stepId: string) => {
    const isKept = await keeping.attempt(() => {
      setFocused({ stepId, side: 'previous' })
      return keepAnswer({ input: { stepId }, count: pageSize })
    })
    if (isKept) setAnnouncement(t`Answer kept`)
  }

  return {
    isDisabled,
    lastPosition,
    focused,
    show: (...version) => void show(...version),
    keep: (stepId) => void keep(stepId),
    isKeeping,
    remove: (stepId) => removing.attempt(() => deleteMessage({ input: { stepId }, count: pageSize })),
    isRemoving,
    failure: showing.failure ?? keeping.failure ?? removing.failure,
    announcement,
  }
}
