import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Conversation_thread$data } from '../../../__generated__/Conversation_thread.graphql.ts'
import { useStreamValue, useThreadStream } from '../../../stream/useThreadStream.ts'
import { type Retry, startRun, type RunOutcome } from '../answer/runOutcome.ts'
import { type MessageInput, type OutgoingMessage, toMessageInput } from '../composer/outgoingMessage.ts'
import { useOlderSteps } from '../messages/useOlderSteps.ts'
import { useQueueMessage } from '../queue/useQueueMessage.ts'
import type { QuestionAnswer } from '../questions/answerContext.ts'
import { useAnswerQuestion } from '../questions/useAnswerQuestion.ts'
import { useContinueAnswer } from '../runs/useContinueAnswer.ts'
import { useEditAndResend } from '../runs/useEditAndResend.ts'
import { useRetryRun } from '../runs/useRetryRun.ts'
import { useSendMessage } from '../runs/useSendMessage.ts'
import { useStopRun } from '../runs/useStopRun.ts'
import { getConversationState } from './conversationState.ts'
import { useMarkThreadViewed } from './useMarkThreadViewed.ts'
import { useOnboardingEnd } from './useOnboardingEnd.ts'
import { useReadAgain } from './useReadAgain.ts'

const pageSize = 20
const readAgainMs = 1000
const emptyPage = { hasPreviousPage: false, startCursor: null }

interface SentMessage extends OutgoingMessage {
  readonly clientMessageId: string | null
}

export function useConversation(
  thread: Conversation_thread$data | null,
  onBegin: ((message: MessageInput, modelId: string | null) => Promise<RunOutcome>) | undefined,
  firstModelId: string | null,
) {
  const id = thread?.id ?? null
  const activeRun = thread?.activeRun ?? null
  const stepCount = thread?.stepCount ?? 0
  const nodes = thread?.steps.edges.map(({ node }) => ({ ...node, position: node.position ?? 0 })) ?? []

  const stream = useThreadStream(id)
  const [sent, setSent] = useState<SentMessage | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const state = getConversationState({
    stepCount,
    activeRunId: activeRun?.id ?? null,
    steps: nodes.map(({ run, viewedAt, ...node }) => ({
      ...node,
      runId: run?.id ?? null,
      clientMessageId: run?.clientMessageId ?? null,
      viewedAt: viewedAt ?? null,
    })),
    isRunActive: useStreamValue(stream, ({ isRunActive }) => isRunActive),
    endedRunId: useStreamValue(stream, () => stream.endedRunId),
    sent,
    isStarting,
    continuedStepId:
      thread?.comparison?.status === 'OPEN' ? (thread.comparison.answers.find(({ isShown }) => isShown)?.step?.id ?? null) : null,
  })

  const sendMessage = useSendMessage()
  const editAndResend = useEditAndResend()
  const retryRun = useRetryRun()
  const queue = useQueueMessage(id)
  const continueAnswer = useContinueAnswer()
  const answerQuestion = useAnswerQuestion()
  const options = { connections: thread ? [thread.steps.__id] : [], onSend: stream.expect }
  const { comparison = null } = thread ?? {}
  // Between the runs of two compared answers, no run is active.
  const isBetweenAnswers = comparison !== null && comparison.status !== 'OPEN' && !state.isAnswering
  const isAnswering = state.isAnswering || isBetweenAnswers
  const stopping = useStopRun(state.runId, isAnswering)
  const older = useOlderSteps(id, thread?.steps.pageInfo ?? emptyPage)

  const readAgain = useReadAgain(id)
  // Refetches from the first loaded step, so that older pages still fit.
  const catchUp = useEffectEvent(() => {
    const ended = stream.endedRunId
    readAgain(Math.max(pageSize, stepCount - (nodes[0]?.position ?? 0)), () => {
      // An earlier response overwrites the answer with older data.
      if (stream.endedRunId !== ended) stream.reapplyFinalUpdates()
    })
  })
  useEffect(() => (id === null ? undefined : stream.attach(() => catchUp())), [stream, id])
  useEffect(() => {
    if (activeRun) stream.watch({ id: activeRun.id, createdAt: activeRun.createdAt })
  }, [stream, activeRun])
  useEffect(() => {
    if (state.isBehind) catchUp()
  }, [stream, state.isBehind, stepCount, activeRun?.id])
  const isIncomplete =
    isBetweenAnswers || (!isAnswering && comparison?.answers.some(({ step, errorMessage }) => !step && !errorMessage) === true)
  useEffect(() => {
    if (!isIncomplete) return
    // A response that was sent before the live update may have overwritten it.
    const timer = setInterval(() => catchUp(), readAgainMs)
    return () => clearInterval(timer)
  }, [isIncomplete])
  const isCompared = comparison !== null
  const wasCompared = useRef(isCompared)
  useEffect(() => {
    // Another tab may have kept the answer that is not loaded here.
    if (wasCompared.current && !isCompared) catchUp()
    wasCompared.current = isCompared
  }, [isCompared])
  useOnboardingEnd(stream)
  useMarkThreadViewed(id, state.unseenId)

  const isStored = sent !== null && id !== null && !state.isSending
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- It must not return if the stored message is deleted.
    if (isStored) setSent(null)
  }, [isStored])

  const trackStart = async (start: Promise<RunOutcome>): Promise<RunOutcome> => {
    setIsStarting(true)
    const outcome = await start
    setIsStarting(false)
    return outcome
  }
  const send = async (message: OutgoingMessage): Promise<RunOutcome> => {
    setSent({ ...message, clientMessageId: null })
    const input = toMessageInput(message)
    const onSend = (clientMessageId: string) => {
      setSent({ ...message, clientMessageId })
      stream.expect(clientMessageId)
    }
    const outcome = await trackStart(
      id === null && onBegin
        ? onBegin(input, firstModelId)
        : startRun(stream, () => sendMessage({ threadId: id, ...input }, { ...options, onSend })),
    )
    // The first message stays until its thread has loaded.
    if (outcome.type === 'refused' || id !== null) setSent(null)
    return outcome
  }

  const resend = (stepId: string, text: string) => trackStart(startRun(stream, () => editAndResend({ stepId, text }, options)))
  const retry: Retry = (runId, modelId = null, isCompared = false) =>
    trackStart(startRun(stream, () => retryRun({ runId, modelId, isCompared }, options), t`Couldn’t start the answer`))

  const resume = (stepId: string) => trackStart(startRun(stream, () => continueAnswer(stepId), t`Couldn’t start the answer`))

  const answer = async (stepId: string, given: QuestionAnswer) => {
    // The question is shown before its run ends.
    await stream.waitForEnd()
    return trackStart(startRun(stream, () => answerQuestion(stepId, given, options.connections), t`Couldn’t send your answer`))
  }

  const shown = { ...state, isAnswering, isBetweenAnswers, sent: state.isSending ? sent : null }
  return { ...shown, stream, nodes, older, send, queue, resend, retry, resume, answer, stopping }
}
