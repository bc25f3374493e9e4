import { failureText } from '../../../relay/requestError.ts'
import { t } from '@lingui/core/macro'
import { errorText, type Refusal } from '../../../i18n/errorText.ts'
import type { StreamError } from '../../../stream/reducer.ts'
import type { ThreadStream, WatchedRun } from '../../../stream/threadStream.ts'

/** How a send, a retry or an edit went. What was refused keeps its text where it was typed. */
export type RunOutcome = { type: 'started' } | { type: 'refused'; message: string }

export function alreadySending(): RunOutcome {
  return { type: 'refused', message: t`Your last message is still being answered. Stop the answer or wait for it to finish.` }
}

interface Answer extends Partial<Refusal> {
  readonly run?: WatchedRun
}

/** Starts a run and hands it to the thread's stream: the phase is there at once, an expected failure takes it back. */
export async function startRun(stream: ThreadStream, start: () => Promise<Answer>): Promise<RunOutcome> {
  if (stream.refusalToSend()) return alreadySending()
  stream.sent()
  try {
    const { run, message, code, params } = await start()
    // A refusal because another tab is faster names the run that is being answered.
    if (message !== undefined) stream.expectNothing()
    if (run) stream.watch(run)
    stream.sendAnswered()
    if (run && message === undefined) return { type: 'started' }
    if (run) return alreadySending()
    return refused(stream, message ? errorText({ message, code, params }) : t`Streaming failed`)
  } catch (error) {
    return refused(stream, failureText(error, t`Your message could not be sent`))
  }
}

function refused(stream: ThreadStream, message: string): RunOutcome {
  const error: StreamError = { message, code: 'refused' }
  stream.sendFailed(error)
  return { type: 'refused', message }
}
