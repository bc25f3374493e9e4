/* oxlint-disable relay/unused-fields -- The query updates the fields of the fragment. */
import { Button, ContextMeter as Meter, DescriptionList, FormError } from '#design-system'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { ContextMeter_thread$key } from '../../../__generated__/ContextMeter_thread.graphql.ts'
import type { ContextMeterMutation } from '../../../__generated__/ContextMeterMutation.graphql.ts'
import type { ContextMeterQuery } from '../../../__generated__/ContextMeterQuery.graphql.ts'
import { translateCode } from '../../../i18n/errorText.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from './ContextMeter.module.css'

export function ContextMeter({ thread }: { thread: ContextMeter_thread$key }) {
  return (
    <ErrorBoundary fallback={null}>
      <MeasuredContext thread={thread} />
    </ErrorBoundary>
  )
}

function MeasuredContext({ thread }: { thread: ContextMeter_thread$key }) {
  const { i18n } = useLingui()
  const { id, stepCount, isCompacting, compactionError, summary, activeRun, model } = useFragment(
    graphql`
      fragment ContextMeter_thread on Thread {
        id
        stepCount
        isCompacting
        compactionError
        summary {
          position
        }
        activeRun {
          id
        }
        model {
          modelId
          name
        }
      }
    `,
    thread,
  )
  const tick = useTick(isCompacting)
  const { node } = useLazyLoadQuery<ContextMeterQuery>(
    graphql`
      query ContextMeterQuery($id: ID!) {
        node(id: $id) {
          ... on Thread {
            isCompacting
            compactionError
            summary {
              position
            }
            context {
              tokens
              windowTokens
              compactsAtTokens
              lastPromptTokens
              readTokens
              writtenTokens
              canCompact
            }
          }
        }
      }
    `,
    { id },
    {
      fetchPolicy: 'store-and-network',
      fetchKey: [stepCount, activeRun?.id, isCompacting, summary?.position, model.modelId, model.name, tick].join(),
    },
  )
  const context = node?.context
  if (!context) return null
  const { tokens, windowTokens, compactsAtTokens, lastPromptTokens, readTokens, writtenTokens, canCompact } = context
  const { format } = new Intl.NumberFormat(i18n.locale)
  const [used, all, limit] = [format(tokens), format(windowTokens), format(compactsAtTokens)]
  const [tokenCount, read, written] = [format(lastPromptTokens ?? 0), format(readTokens), format(writtenTokens)]
  const hasUsage = readTokens > 0 || writtenTokens > 0
  return (
    <Meter tokens={tokens} windowTokens={windowTokens} limitTokens={compactsAtTokens}>
      <div className={styles.details}>
        <DescriptionList
          layout="rows"
          items={[
            { term: t`Next message`, details: t`about ${used} of ${all} tokens` },
            ...(lastPromptTokens == null ? [] : [{ term: t`Last request`, details: t`${tokenCount} tokens` }]),
            ...(hasUsage ? [{ term: t`Conversation so far`, details: t`${read} tokens read, ${written} written` }] : []),
          ]}
        />
        <p className={styles.note}>
          {tokens > compactsAtTokens ? (
            <Trans>Earlier messages will be summarized before the next answer.</Trans>
          ) : (
            <Trans>Earlier messages are summarized at {limit} tokens.</Trans>
          )}
        </p>
        {(canCompact || isCompacting) && <Compaction threadId={id} isCompacting={isCompacting} isAnswering={activeRun != null} />}
        {compactionError && !isCompacting && <FormError>{translateCode(compactionError, null)}</FormError>}
      </div>
    </Meter>
  )
}

/** In case the live update is lost. */
function useTick(isActive: boolean): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(() => setTick((last) => last + 1), 2000)
    return () => clearInterval(timer)
  }, [isActive])
  return tick
}

interface CompactionProps {
  threadId: string
  isCompacting: boolean
  isAnswering: boolean
}

function Compaction({ threadId, isCompacting, isAnswering }: CompactionProps) {
  const compaction = useAction<ContextMeterMutation>(
    graphql`
      mutation ContextMeterMutation($input: CompactThreadInput!) {
        compactThread(input: $input) {
          __typename
          ... on CompactThreadPayload {
            thread {
              ...ContextMeter_thread
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t summarize the conversation`,
  )
  return (
    <>
      <Button
        isPending={isCompacting || compaction.isRunning}
        pendingLabel={t`Summarizing...`}
        isDisabled={isAnswering}
        onPress={() => void compaction.run({ input: { threadId } })}
      >
        <Trans>Compact now</Trans>
      </Button>
      {compaction.failure && <FormError>{compaction.failure}</FormError>}
    </>
  )
}
