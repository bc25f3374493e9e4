import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ProjectComposer_query$key } from '../../__generated__/ProjectComposer_query.graphql.ts'
import { translateError } from '../../i18n/errorText.ts'
import { getFailureText } from '../../relay/requestError.ts'
import type { RunOutcome } from '../../shared/conversation/answer/runOutcome.ts'
import { ChatComposer } from '../../shared/conversation/composer/ChatComposer.tsx'
import { type OutgoingMessage, toMessageInput } from '../../shared/conversation/composer/outgoingMessage.ts'
import { useThreadModel } from '../../shared/conversation/model/useThreadModel.ts'
import { useSendMessage } from '../../shared/conversation/runs/useSendMessage.ts'

interface ProjectComposerProps {
  query: ProjectComposer_query$key
  projectId: string
  projectUuid: string
}

export function ProjectComposer({ query, projectId, projectUuid }: ProjectComposerProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const root = useFragment(
    graphql`
      fragment ProjectComposer_query on Query {
        ...ChatComposer_query
        ...useThreadModel_query
      }
    `,
    query,
  )
  const model = useThreadModel(root, null)
  const sendMessage = useSendMessage()
  // Text entered since then belongs to this conversation.
  const [started, setStarted] = useState<string | null>(null)

  const send = async (message: OutgoingMessage): Promise<RunOutcome> => {
    const { firstModelId: modelId, second } = model
    const input = { threadId: null, projectId, modelId, ...toMessageInput({ ...message, comparedModelId: second?.modelId }) }
    try {
      const { thread, message: refusal, code, params } = await sendMessage(input, { connections: [] })
      if (!thread)
        return { type: 'refused', message: refusal ? translateError({ message: refusal, code, params }) : t`Couldn’t send your message` }
      setStarted(thread.uuid)
      void navigate(`/chat/${thread.uuid}`)
      return { type: 'started' }
    } catch (error) {
      return { type: 'refused', message: getFailureText(error, t`Couldn’t send your message`) }
    }
  }
  return <ChatComposer query={root} model={model} draftName={started ?? projectUuid} isAnswering={started !== null} onSend={send} />
}
