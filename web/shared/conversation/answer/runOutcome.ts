import { getFailureText, getUndelivered, type UndeliveredMessage } from '../../../relay/requestError.ts'
import { t } from '@lingui/core/macro'
import { translateError, type Refusal } from '../../../i18n/errorText.ts'
import type { StreamError } from '../../../stream/reducer.ts'
import type { ThreadStream, WatchedRun } from '../../../stream/threadStream.ts'

export type RunOutcome =
  | { type: 'started' }
  | { type: 'kept' }
  | { type: 'refused'; message: string; unreached?: UndeliveredMessage | null }

export type Retry = (runId: string, modelId?: string | null, isCompared?: boolean) => Promise<RunOutcome>

function refuseWhileSending(): RunOutcome {
  return { type: 'refused', message: t`Your last message is still being answered. Stop the answer or wait for it to finish.` }
}

interface Answer extends Partial<Refusal> {
  readonly run?: WatchedRun
}

export async function startRun(
  stream: ThreadStream,
  start: () => Promise<Answer>,
  failure = t`Couldn’t send your message`,
): Promise<RunOutcome> {
  if (stream.getSendRefusal()) return refuseWhileSending()
  stream.markSent()
  try {
    const { run, message, code, params } = await start()
    // A refusal may name the run that another tab has started.
    if (message !== undefined) stream.expectNothing()
    if (run) stream.watch(run)
    stream.sendAnswered()
    if (run && message === undefined) return { type: 'started' }
    if (run) return refuseWhileSending()
    return toRefused(stream, message ? translateError({ message, code, params }) : t`Streaming failed`)
  } catch (error) {
    return { ...toRefused(stream, getFailureText(error, failure)), unreached: getUndelivered(error) }
  }
}

function toRefused(stream: ThreadStream, message: string) {
  const error: StreamError = { message, code: 'refused' }
  stream.sendFailed(error)
  return { type: 'refused', message } as const
}
