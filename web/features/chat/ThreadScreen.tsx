import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useMutation, usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ThreadScreenQuery } from '../../__generated__/ThreadScreenQuery.graphql.ts'
import type { ThreadScreenShowMutation } from '../../__generated__/ThreadScreenShowMutation.graphql.ts'
import { translateError } from '../../i18n/errorText.ts'
import { isTemporaryAddress } from '../../shared/conversation/temporary/temporaryPath.ts'
import { lastThread } from '../../lib/storage.ts'
import { onThreadStarted } from '../../offline/unsentList.ts'
import { getFailureText, getUndelivered } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen.tsx'
import { Conversation } from '../../shared/conversation/Conversation.tsx'
import type { MessageInput } from '../../shared/conversation/composer/outgoingMessage.ts'
import type { RunOutcome } from '../../shared/conversation/answer/runOutcome.ts'
import { ThreadHeading } from './ThreadHeading.tsx'
import { ThreadAudience } from '../../shared/conversation/audience/ThreadAudience.tsx'
import { parsePosition } from '../../shared/threads/messagePath.ts'
import { useSendMessage } from '../../shared/conversation/runs/useSendMessage.ts'

const query = graphql`
  query ThreadScreenQuery($uuid: String!, $count: Int = 20, $isNew: Boolean = false) {
    viewer @skip(if: $isNew) {
      thread(uuid: $uuid) {
        uuid
        isTemporary
        ...ThreadHeading_thread
        ...ThreadAudience_thread
        ...Conversation_thread @arguments(count: $count)
      }
    }
    ...Conversation_query
  }
`

export function ThreadScreen() {
  const queryRef = useRouteQuery<ThreadScreenQuery>()
  const data = usePreloadedQuery<ThreadScreenQuery>(query, queryRef)
  const { uuid, isNew } = queryRef.variables
  const thread = data.viewer?.thread ?? null
  const [search, setSearch] = useSearchParams()
  const startsTemporary = thread === null && isTemporaryAddress(search)
  const { conversationKey, begin } = useNewThread(thread?.uuid ?? null, startsTemporary)

  const at = parsePosition(search)
  useShowStep(search.get('step'), (position) => setSearch(position === null ? {} : { at: String(position) }, { replace: true }))

  const isRemembered = thread !== null && !thread.isTemporary
  useEffect(() => {
    if (isRemembered) lastThread.set(uuid)
  }, [isRemembered, uuid])

  if (!thread && !isNew) return <MissingThread uuid={uuid} />

  return (
    <>
      <ThreadHeading thread={thread} startsTemporary={startsTemporary} />
      <ThreadAudience thread={thread} startsTemporary={startsTemporary}>
        <Conversation
          key={conversationKey}
          thread={thread}
          query={data}
          onBegin={begin}
          at={at}
          onLeaveAt={() => setSearch({}, { replace: true })}
          onShowAt={(position) => setSearch({ at: String(position) }, { replace: true })}
        />
      </ThreadAudience>
    </>
  )
}

/** Search results may be in a branch that is not shown. */
function useShowStep(stepId: string | null, onShown: (position: number | null) => void): void {
  const [showBranch] = useMutation<ThreadScreenShowMutation>(graphql`
    mutation ThreadScreenShowMutation($input: ShowBranchInput!) {
      showBranch(input: $input) {
        ... on ShowBranchPayload {
          thread {
            ...Conversation_thread
          }
          step {
            position
          }
        }
      }
    }
  `)
  const show = useEffectEvent((id: string) => {
    const leave = (response?: ThreadScreenShowMutation['response']) => onShown(response?.showBranch.step?.position ?? null)
    showBranch({ variables: { input: { stepId: id } }, onCompleted: leave, onError: () => leave() })
  })
  useEffect(() => {
    if (stepId !== null) show(stepId)
  }, [stepId])
}

function useNewThread(uuid: string | null, isTemporary: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const location = useLocation()
  const sendMessage = useSendMessage()
  const [begun] = useState(() => new Map<string, string>())
  const conversationKey = uuid === null ? location.key : (begun.get(uuid) ?? uuid)

  const isWaiting = uuid === null && !isTemporary
  useEffect(() => {
    if (isWaiting) return onThreadStarted((started) => void navigate(`/chat/${started}`, { replace: true }))
  }, [isWaiting, navigate])

  const begin = async (input: MessageInput, modelId: string | null): Promise<RunOutcome> => {
    try {
      const { thread, message, code, params } = await sendMessage({ threadId: null, ...input, modelId, isTemporary }, { connections: [] })
      if (!thread) return { type: 'refused', message: message ? translateError({ message, code, params }) : t`Couldn’t send your message` }
      begun.set(thread.uuid, conversationKey)
      void navigate(`/chat/${thread.uuid}`, { replace: true })
      return { type: 'started' }
    } catch (error) {
      return { type: 'refused', message: getFailureText(error, t`Couldn’t send your message`), unreached: getUndelivered(error) }
    }
  }
  return { conversationKey, begin }
}

/** The remembered last thread may have been deleted. */
function MissingThread({ uuid }: { uuid: string }) {
  if (lastThread.get() !== uuid) return <NotFoundScreen />
  lastThread.set(null)
  return <Navigate to="/chat" replace />
}
