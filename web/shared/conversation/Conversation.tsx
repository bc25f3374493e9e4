/* oxlint-disable relay/unused-fields -- useConversation reads the thread's fields. */
import { Button, FormError, LiveRegion } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Square } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Conversation_query$key } from '../../__generated__/Conversation_query.graphql.ts'
import type { Conversation_thread$key } from '../../__generated__/Conversation_thread.graphql.ts'
import { translateCode } from '../../i18n/errorText.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { temporaryDraft } from '../../lib/storage.ts'
import { ArtifactPanes } from '../artifacts/ArtifactPanes.tsx'
import { ChatComposer } from './composer/ChatComposer.tsx'
import type { MessageInput, OutgoingMessage } from './composer/outgoingMessage.ts'
import styles from './Conversation.module.css'
import { AudienceContext, useAudience } from './audience/audience.ts'
import { ConversationAnnouncer } from './ConversationStatus.tsx'
import { EmptyConversation } from './beginning/ConversationBeginning.tsx'
import type { RunOutcome } from './answer/runOutcome.ts'
import { Messages } from './messages/lazyMessages.ts'
import { ModelsContext } from './model/modelsContext.ts'
import { type ModelOption, useThreadModel } from './model/useThreadModel.ts'
import { AnswerContext } from './questions/answerContext.ts'
import { OwnerContext } from './toOwner/ownerContext.ts'
import { useConversation } from './state/useConversation.ts'
import { useSendLater } from './queue/useSendLater.ts'
import { useVersions, VersionsContext } from './versions/useVersions.ts'

const ContextMeter = lazyNamed(() => import('./context/ContextMeter.tsx'), 'ContextMeter')
const ArchivedNote = lazyNamed(() => import('../threads/ArchivedNote.tsx'), 'ArchivedNote')
const FollowReplies = lazyNamed(() => import('./toOwner/FollowReplies.tsx'), 'FollowReplies')
const UnsentMessages = lazyNamed(() => import('./queue/UnsentMessages.tsx'), 'UnsentMessages')
const QueuedMessages = lazyNamed(() => import('./queue/QueuedMessages.tsx'), 'QueuedMessages')
const MessagesAround = lazyNamed(() => import('./around/MessagesAround.tsx'), 'MessagesAround')

interface ConversationProps {
  /** The composer keeps its draft in between. */
  thread: Conversation_thread$key | null
  query: Conversation_query$key
  onBegin?: (message: MessageInput, modelId: string | null) => Promise<RunOutcome>
  draftName?: string | null
  question?: string | null
  onAsked?: () => void
  at?: number | null
  onLeaveAt?: () => void
  onShowAt?: (position: number) => void
  renderOpening?: (ask: (text: string) => Promise<RunOutcome>) => ReactNode
}

export function Conversation({
  thread,
  query,
  onBegin,
  draftName = null,
  question = null,
  onAsked,
  at = null,
  onLeaveAt = () => {},
  onShowAt = () => {},
  renderOpening,
}: ConversationProps) {
  const data = useFragment(
    graphql`
      fragment Conversation_thread on Thread @argumentDefinitions(count: { type: "Int", defaultValue: 20 }) {
        id
        uuid
        stepCount
        isTakenOver
        isVisitorBlocked
        isArchived
        ...useThreadModel_thread
        queuedMessages {
          text
        }
        ...QueuedMessages_thread
        ...ContextMeter_thread
        ...Comparison_thread
        comparison {
          status
          answers {
            isShown
            errorMessage
            step {
              id
            }
          }
        }
        summary {
          position
        }
        activeRun {
          id
          createdAt
        }
        steps(last: $count) @required(action: THROW) @connection(key: "Conversation_steps") {
          __id
          edges {
            node {
              id
              position
              stepType
              status
              viewedAt
              isByOwner
              approval
              input
              output
              run {
                id
                clientMessageId
              }
              ...StepRow_step
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
      }
    `,
    thread,
  )
  const root = useFragment(
    graphql`
      fragment Conversation_query on Query {
        ...ChatComposer_query
        ...useThreadModel_query
      }
    `,
    query,
  )
  const id = data?.id ?? null
  const newest = data?.steps.edges.at(-1)?.node
  const { t } = useLingui()
  const audience = useAudience()
  const { owner, isTalk, isTwin, isTemporary } = audience
  const name = owner?.name
  const recipient = data?.isTakenOver ? { ...audience, label: t`Message to ${name}` } : audience
  // A twin’s owner can delete the conversation while the visitor types.
  const ofTwin = draftName ?? (owner ? `twin:${owner.username}` : null)
  const nameOfDraft = isTemporary ? temporaryDraft : (ofTwin ?? data?.uuid ?? null)
  const owned = id !== null && owner ? { threadId: id, owner } : null
  const model = useThreadModel(root, data ?? null)
  const conversation = useConversation(data ?? null, onBegin, model.firstModelId)
  const { stream, nodes, older, stopping } = conversation
  useEscape(conversation.isAnswering, () => void stopping.stop())
  const isKeepable = !isTwin && !isTemporary
  const { unsent, canKeep, sendOrKeep } = useSendLater({ uuid: data?.uuid ?? null, threadId: id, modelId: model.firstModelId }, isKeepable)
  const versions = useVersions(conversation.isAnswering, nodes.at(-1)?.position ?? 0, onShowAt)

  // Without a run, the previous message is still being sent.
  const isStored = conversation.runId !== null || conversation.isBetweenAnswers
  const canQueue = !isTwin && id !== null && conversation.isAnswering && isStored
  const send = (message: OutgoingMessage): Promise<RunOutcome> => {
    if (at !== null) onLeaveAt()
    Messages.preload()
    void import('./answer/citations/CitedMarkdown.tsx')
    return model.second ? sendToBoth(message, model.second) : sendNowOrLater(message)
  }
  const sendNowOrLater = (message: OutgoingMessage) =>
    sendOrKeep(message, () => (canQueue ? conversation.queue(message) : conversation.send(message)))
  const sendToBoth = async (message: OutgoingMessage, { modelId }: ModelOption): Promise<RunOutcome> => {
    const outcome = await sendNowOrLater({ ...message, comparedModelId: modelId })
    if (outcome.type !== 'refused') model.chooseSecond(null)
    return outcome
  }

  const ask = (text: string) => send({ text, files: [], references: [] })
  const askFailure = useAskAtOnce(question, async (text) => {
    const outcome = await ask(text)
    onAsked?.()
    return outcome
  })

  return (
    <ArtifactPanes className={styles.conversation} isDisabled={isTwin} answers={[...older.steps, ...nodes].map(({ output }) => output)}>
      <ModelsContext value={model.models}>
        <OwnerContext value={owned}>
          <AnswerContext value={isTwin ? null : conversation.answer}>
            <VersionsContext value={isTwin ? null : versions}>
              {at !== null && id !== null ? (
                <Suspense fallback={<div />}>
                  <MessagesAround key={at} threadId={id} conversation={conversation} position={at} onJumpToLatest={onLeaveAt} />
                </Suspense>
              ) : conversation.isEmpty ? (
                (renderOpening?.(ask) ?? <EmptyConversation ask={ask} draftName={nameOfDraft} />)
              ) : (
                <Suspense fallback={<div />}>
                  <Messages thread={data ?? null} conversation={conversation} />
                </Suspense>
              )}
            </VersionsContext>
          </AnswerContext>
        </OwnerContext>
      </ModelsContext>
      <Suspense>
        {owned && (
          <FollowReplies
            {...owned}
            threadUuid={data?.uuid ?? ''}
            isTakenOver={data?.isTakenOver === true && !data.isVisitorBlocked}
            isAnswering={conversation.isAnswering}
          />
        )}
      </Suspense>
      <Suspense>{data?.isArchived && <ArchivedNote threadId={data.id} />}</Suspense>
      <ConversationAnnouncer stream={stream} notice={newest?.approval === 'WAITING' ? newest.output : null} />
      <LiveRegion>{versions.announcement}</LiveRegion>
      {isTalk ? (
        <div className={styles.stop}>
          {conversation.isAnswering && (
            <Button icon={Square} onPress={() => void stopping.stop()}>
              <Trans>Stop</Trans>
            </Button>
          )}
          <FormError>{stopping.failure}</FormError>
        </div>
      ) : (
        <AudienceContext value={recipient}>
          <ChatComposer
            query={root}
            model={model}
            draftName={nameOfDraft}
            sentTexts={[
              ...(data?.queuedMessages ?? []),
              { text: nodes.findLast(({ stepType }) => stepType === 'USER_MESSAGE')?.input ?? '' },
            ].map(({ text }) => text)}
            isAnswering={conversation.isAnswering}
            canQueue={canQueue}
            canKeep={canKeep}
            queue={
              <>
                <Suspense>
                  {data && !isTwin && data.queuedMessages.length > 0 && (
                    <QueuedMessages thread={data} isAnswering={conversation.isAnswering} />
                  )}
                  {unsent.length > 0 && <UnsentMessages messages={unsent} models={model.models} />}
                </Suspense>
              </>
            }
            meter={data && !isTwin && data.stepCount > 0 && model.current?.isBuiltIn === false && <ContextMeter thread={data} />}
            talk={isTwin ? undefined : { stream, answer: nodes.findLast(({ stepType }) => stepType === 'ASSISTANT_MESSAGE') ?? null }}
            onSend={send}
            onStop={() => void stopping.stop()}
            closed={data?.isVisitorBlocked ? translateCode('blocked_by_owner', null) : undefined}
            failure={stopping.failure ?? versions.failure ?? model.failure ?? askFailure}
          />
        </AudienceContext>
      )}
    </ArtifactPanes>
  )
}

function useAskAtOnce(question: string | null, ask: (question: string) => Promise<RunOutcome>): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  const askedRef = useRef<string | null>(null)
  const askNow = useEffectEvent(async (text: string) => {
    const outcome = await ask(text)
    setFailure(outcome.type === 'refused' ? outcome.message : null)
  })
  useEffect(() => {
    // In development React runs effects twice.
    const isKnown = askedRef.current === question
    askedRef.current = question
    if (question === null || isKnown) return
    void askNow(question)
  }, [question])
  return failure
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      escape()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isActive])
}
