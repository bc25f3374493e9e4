import { Badge, Citation, Message, Prose } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ConversationSteps_conversation$key } from '../../../__generated__/ConversationSteps_conversation.graphql.ts'
import type { ConversationStepsPaginationQuery } from '../../../__generated__/ConversationStepsPaginationQuery.graphql.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { SourcesContext, toSources } from '../../../shared/conversation/answer/sources/AnswerSources.tsx'
import { getSourcePath } from '../../../shared/knowledge/itemAddress.ts'
import { getSourceTitle } from '../../../shared/knowledge/sourceTitle.ts'
import { TalkParts } from '../../../shared/talks/TalkParts.tsx'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { CorrectAnswer } from '../checks/CorrectAnswer.tsx'
import { AnswerReceipt } from './AnswerReceipt.tsx'
import styles from '../MyTwinScreen.module.css'

const CitedMarkdown = lazyNamed(() => import('../../../shared/conversation/answer/citations/CitedMarkdown.tsx'), 'CitedMarkdown')

const pageSize = 30

interface ConversationStepsProps {
  conversation: ConversationSteps_conversation$key
  visitor: string
  /** UUID of the answer whose correction is open. */
  corrected: string | null
  onCorrect: (stepUuid: string, isOpen: boolean) => void
}

export function ConversationSteps({ conversation, visitor, corrected, onCorrect }: ConversationStepsProps) {
  const { t } = useLingui()
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    ConversationStepsPaginationQuery,
    ConversationSteps_conversation$key
  >(
    graphql`
      fragment ConversationSteps_conversation on TwinConversation
      @refetchable(queryName: "ConversationStepsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        isTalk
        steps(last: $count, before: $cursor) @required(action: THROW) @connection(key: "ConversationSteps_steps") {
          edges {
            node {
              uuid
              author
              text
              isError
              isUnanswered
              approval
              rating
              ratingReason
              citations {
                # eslint-disable-next-line relay/unused-fields
                number
                kind
                sourceId
                title
                excerpt
                ordinal
                page
              }
            }
          }
        }
      }
    `,
    conversation,
  )
  return (
    <div className={styles.steps}>
      <ShowMore
        hasMore={hasPrevious}
        isLoading={isLoadingPrevious}
        loadMore={loadPrevious}
        pageSize={pageSize}
        label={t`Show earlier messages`}
      />
      {data.steps.edges.map(({ node }, index) =>
        node.author === 'OWNER' && node.text === '' ? null : (
          <Message
            key={node.uuid}
            role={node.author === 'VISITOR' ? 'person' : 'assistant'}
            author={node.author === 'VISITOR' ? visitor : node.author === 'OWNER' ? t`You` : data.isTalk ? t`Two AI twins` : t`Your twin`}
          >
            {node.author === 'OWNER' && (
              <p className={styles.note}>
                <Trans>You, in person</Trans>
              </p>
            )}
            {node.author === 'TWIN' ? (
              <SourcesContext value={toSources(node.citations)}>
                <Answer text={node.text} isTalk={data.isTalk} />
              </SourcesContext>
            ) : (
              <PlainText>{node.text}</PlainText>
            )}
            {(node.citations.length > 0 || node.isUnanswered || node.isError || node.rating || isHeld(node)) && (
              <div className={styles.sources}>
                {node.isUnanswered && (
                  <Badge tone="caution">
                    <Trans>Unanswered</Trans>
                  </Badge>
                )}
                {isHeld(node) && (
                  <Badge tone="caution">
                    {node.approval === 'WAITING' ? <Trans>Waiting for your approval</Trans> : <Trans>Rejected</Trans>}
                  </Badge>
                )}
                {node.isError && (
                  <Badge tone="danger">
                    <Trans>Failed</Trans>
                  </Badge>
                )}
                {node.rating === 'GOOD' && (
                  <Badge tone="good">
                    <Trans>Rated good</Trans>
                  </Badge>
                )}
                {node.rating === 'BAD' && (
                  <>
                    <Badge tone="caution">
                      <Trans>Rated bad</Trans>
                    </Badge>
                    {node.ratingReason && <q dir="auto">{node.ratingReason}</q>}
                  </>
                )}
                {node.citations.length > 0 && <Trans>Sources</Trans>}
                {toSources(node.citations).map(({ shownNumber, kind, sourceId, title, excerpt, ordinal, page }) => (
                  <Citation
                    key={shownNumber}
                    number={shownNumber}
                    title={getSourceTitle({ kind, title, page })}
                    href={getSourcePath({ kind, sourceId, ordinal })}
                  >
                    {excerpt}
                  </Citation>
                ))}
              </div>
            )}
            {node.author === 'TWIN' && node.text !== '' && !data.isTalk && (
              <CorrectAnswer
                stepUuid={node.uuid}
                question={data.steps.edges[index - 1]?.node.text ?? ''}
                answer={node.isUnanswered || isHeld(node) ? '' : node.text}
                isOpen={corrected === node.uuid}
                onOpenChange={(isOpen) => onCorrect(node.uuid, isOpen)}
              />
            )}
            {node.author === 'TWIN' && <AnswerReceipt stepUuid={node.uuid} />}
          </Message>
        ),
      )}
    </div>
  )
}

/** The text is a notice. */
function isHeld({ approval }: { approval?: string | null }): boolean {
  return approval === 'WAITING' || approval === 'REJECTED'
}

function Answer({ text, isTalk }: { text: string; isTalk: boolean }) {
  const renderText = (said: string) => (
    <Prose>
      <Suspense fallback={<PlainText>{said}</PlainText>}>
        <CitedMarkdown text={said} />
      </Suspense>
    </Prose>
  )
  return isTalk ? <TalkParts text={text} renderText={renderText} /> : renderText(text)
}

function PlainText({ children }: { children: string }) {
  return (
    <p dir="auto" className={styles.said}>
      {children}
    </p>
  )
}
