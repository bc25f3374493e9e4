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
  /** The version switched to, which takes the place of the previous one on the screen. */
  readonly switched: { readonly stepId: string; readonly top: number } | null
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

/** @param onShowAt shows a switched message that is too far from the end to be loaded with it */
export function useVersions(isDisabled: boolean, lastPosition: number, onShowAt: (position: number) => void): Versions {
  const { t } = useLingui()
  const [showBranch] = useAsyncMutation<useVersionsShowMutation>(graphql`
    mutation useVersionsShowMutation($input: ShowBranchInput!, $count: Int!) {
      showBranch(input: $input) {
        __typename
        ... on ShowBranchPayload {
          step {
            position
          }
          thread {
            stepCount
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
  const [switched, setSwitched] = useState<Versions['switched']>(null)
  const [announcement, setAnnouncement] = useState<string | null>(null)
  useEffect(() => {
    if (!focused) return
    // The list keeps the focus until the switched message is rendered.
    const clear = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.matches('[role=log]'))) setFocused(null)
    }
    document.addEventListener('focusin', clear)
    return () => document.removeEventListener('focusin', clear)
  }, [focused])

  const show = async (versionIds: readonly string[], index: number, side: Side) => {
    const stepId = versionIds[index]
    if (stepId === undefined) return
    const isShown = await showing.attempt(async () => {
      setFocused({ stepId, side })
      setSwitched({ stepId, top: document.activeElement?.getBoundingClientRect().top ?? 0 })
      const response = await showBranch({ input: { stepId }, count: pageSize })
      const position = response.step?.position ?? 0
      if (response.thread && position < response.thread.stepCount - pageSize) {
        onShowAt(position)
        setFocused({ stepId, side })
      }
      return response
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
    switched,
    show: (...version) => void show(...version),
    keep: (stepId) => void keep(stepId),
    isKeeping,
    remove: (stepId) => removing.attempt(() => deleteMessage({ input: { stepId }, count: pageSize })),
    isRemoving,
    failure: showing.failure ?? keeping.failure ?? removing.failure,
    announcement,
  }
}
