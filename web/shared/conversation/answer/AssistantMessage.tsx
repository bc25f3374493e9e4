import { Message, Prose, ReasoningRow } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, useFragment } from 'react-relay'
import type { AssistantMessage_step$key } from '../../../__generated__/AssistantMessage_step.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import type { ThreadStream } from '../../../stream/threadStream.ts'
import { useStreamedAnswer } from '../../../stream/useThreadStream.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { canReadAloud } from '../../speech/browserSpeech.ts'
import { readStored, readStream } from './readSources.ts'
import { isShownCall, splitAnswer } from './answerParts.ts'
import { AnswerEnd } from './AnswerEnd.tsx'
import styles from './AssistantMessage.module.css'
import { useAudience } from '../audience/audience.ts'
import type { Retry, RunOutcome } from './runOutcome.ts'
import { AnswerSources, Citations } from './sources/AnswerSources.tsx'
import { TalkParts } from '../../talks/TalkParts.tsx'
import { readToolCall, ToolCalls } from '../toolCalls/ToolCalls.tsx'

const CitedMarkdown = lazy(async () => ({ default: (await import('./citations/CitedMarkdown.tsx')).CitedMarkdown }))
const Question = lazy(async () => ({ default: (await import('../questions/Question.tsx')).Question }))
const ToOwner = lazy(async () => ({ default: (await import('../toOwner/ToOwner.tsx')).ToOwner }))
const ReadAloudButton = lazyNamed(() => import('../../speech/ReadAloudButton.tsx'), 'ReadAloudButton')
const AnswerActions = lazy(async () => ({ default: (await import('./AnswerActions.tsx')).AnswerActions }))

interface AssistantMessageProps {
  step: AssistantMessage_step$key
  stream: ThreadStream
  onRetry: Retry | null
  onContinue: (() => Promise<RunOutcome>) | null
  isLast: boolean
  canCompare?: boolean
  isCompared?: boolean
  question: string
  versions?: ReactNode
}

export function AssistantMessage({
  step,
  stream,
  onRetry,
  onContinue,
  isLast,
  canCompare = false,
  isCompared = false,
  question,
  versions,
}: AssistantMessageProps) {
  const stored = useFragment(
    graphql`
      fragment AssistantMessage_step on Step {
        id
        uuid
        status
        output
        reasoning
        reasoningMs
        waitForAnswer
        question {
          question
        }
        ...Question_step
        approval
        partlyReadFiles
        agentModel
        unavailableModel
        run {
          id
          status
        }
        toolCallSession {
          toolCalls {
            callId
            textOffset
            ...ToolCalls_call
          }
        }
        ...AnswerEnd_step
        ...AnswerModel_step
        ...AnswerRating_step
        ...ReportAnswer_step
        ...ToOwner_step
        ...AnswerSources_step
      }
    `,
    step,
  )
  const { author, ownsSources, owner, isTalk, renderAfterAnswer } = useAudience()
  const streamed = useStreamedAnswer(stream, stored.id)
  const isStored = stored.status === 'COMPLETED'
  const isHeldBack = stored.approval === 'WAITING' || stored.approval === 'REJECTED'
  const text = isStored ? stored.output : (streamed?.text ?? stored.output)
  const { reasoning, reasoningMs } = isStored || !streamed ? stored : streamed
  const toolCalls =
    (isStored ? null : streamed?.toolCalls) ??
    (stored.toolCallSession?.toolCalls ?? []).map((call) => ({ ...readToolCall(call), callId: call.callId, textOffset: call.textOffset }))

  const { unavailableModel } = stored
  const agentModel = translateServerText(stored.agentModel ?? '')
  const fileNames = stored.partlyReadFiles.join(', ')
  const { run } = stored
  const canWriteAgain = run?.status === 'COMPLETED' && onRetry !== null

  return (
    <Message
      role="assistant"
      author={author}
      versions={versions}
      hasVisibleActions={isLast}
      actions={
        text !== '' && (
          <>
            {!isHeldBack && canReadAloud() && (
              <Suspense>
                <ReadAloudButton
                  id={stored.id}
                  getSource={() => (isStored ? readStored(text, toolCalls) : readStream(stream, stored.id))}
                />
              </Suspense>
            )}
            {isStored && !isHeldBack && (
              <Suspense>
                <Citations step={stored}>
                  <AnswerActions
                    step={stored}
                    text={text}
                    onWriteAgain={canWriteAgain ? (...choice) => onRetry(run.id, ...choice) : null}
                    canCompare={canCompare}
                    isCompared={isCompared}
                  />
                </Citations>
              </Suspense>
            )}
          </>
        )
      }
    >
      {reasoning && <Reasoning text={reasoning} durationMs={reasoningMs ?? null} isOver={isStored} />}
      {splitAnswer(removeEnd(text, stored.question?.question), toolCalls.filter(isShownCall)).map((part, index) =>
        part.type === 'text' ? (
          <Prose key={index}>
            <Suspense fallback={<PlainParagraphs text={part.text} />}>
              <Citations step={stored} written={isStored ? null : text}>
                {isTalk ? (
                  <TalkParts text={part.text} renderText={(said) => <CitedMarkdown text={said} />} />
                ) : (
                  <CitedMarkdown text={part.text} />
                )}
              </Citations>
            </Suspense>
          </Prose>
        ) : (
          <ToolCalls key={index} calls={part.calls} />
        ),
      )}
      {isStored && ownsSources && (
        <Citations step={stored}>
          <AnswerSources />
        </Citations>
      )}
      {isStored && stored.partlyReadFiles.length > 0 && (
        <p className={styles.waiting}>
          <Trans>This answer uses only the parts of {fileNames} that best match the question.</Trans>
        </p>
      )}
      {isStored && unavailableModel && (
        <p className={styles.waiting}>
          <Trans>
            {unavailableModel} isn’t available. {agentModel} answered.
          </Trans>
        </p>
      )}
      {isStored && stored.question && (
        <Suspense>
          <Question step={stored} isLast={isLast} />
        </Suspense>
      )}
      {isStored && stored.waitForAnswer && !stored.question && isLast && (
        <p className={styles.waiting}>
          <Trans>{author} is waiting for your answer</Trans>
        </p>
      )}
      {isStored && <AnswerEnd step={stored} onRetry={onRetry} onContinue={onContinue} isLast={isLast} />}
      {isStored && text !== '' && renderAfterAnswer?.({ stepUuid: stored.uuid, question, text })}
      {isStored && owner && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ToOwner step={stored} isLast={isLast} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Message>
  )
}

interface ReasoningProps {
  text: string
  durationMs: number | null
  isOver: boolean
}

function Reasoning({ text, durationMs, isOver }: ReasoningProps) {
  const { t } = useLingui()
  const isThinking = durationMs === null && !isOver
  return <ReasoningRow text={text}>{isThinking ? t`Thinking...` : formatThinkingTime(durationMs)}</ReasoningRow>

  function formatThinkingTime(milliseconds: number | null) {
    if (milliseconds === null) return t`Thoughts`
    const seconds = Math.max(1, Math.round(milliseconds / 1000))
    if (seconds < 60) return plural(seconds, { one: 'Thought for # second', other: 'Thought for # seconds' })
    return plural(Math.round(seconds / 60), { one: 'Thought for # minute', other: 'Thought for # minutes' })
  }
}

/** Same height as the formatted text. */
function PlainParagraphs({ text }: { text: string }) {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index} dir="auto" className={styles.plain}>
        {paragraph.trim()}
      </p>
    ))
}

/** The card shows the question. */
function removeEnd(text: string, question = ''): string {
  return question !== '' && text.endsWith(question) ? text.slice(0, -question.length) : text
}
