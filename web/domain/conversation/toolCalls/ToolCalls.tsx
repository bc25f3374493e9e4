import { ToolCallGroup } from '#design-system'
import { plural } from '@lingui/core/macro'
import { isCallOf } from '../../../lib/agentWords.ts'
import { callWords, isRunning, statusOf, ToolCall, ToolCallProposals, type ShownToolCall } from './ToolCall.tsx'

interface ToolCallsProps {
  calls: readonly (ShownToolCall & { readonly callId: string })[]
}

/** Calls with no words between them: one is a line, several are one line that opens to theirs. */
export function ToolCalls({ calls }: ToolCallsProps) {
  const lines = calls.map((call) => <ToolCall key={call.callId} call={call} />)
  const areRunning = calls.some(isRunning)
  return (
    <>
      {lines.length === 1 ? (
        lines
      ) : (
        <ToolCallGroup status={groupStatus(calls)} calls={lines}>
          {groupWords(calls, areRunning)}
        </ToolCallGroup>
      )}
      {calls.map((call) => (
        <ToolCallProposals key={call.callId} call={call} />
      ))}
    </>
  )
}

/** One that went well stands for all. */
function groupStatus(calls: readonly ShownToolCall[]) {
  const states = calls.map(statusOf)
  return (['running', 'completed', 'failed'] as const).find((status) => states.includes(status)) ?? 'stopped'
}

function groupWords(calls: readonly ShownToolCall[], areRunning: boolean): string {
  const count = calls.length
  // That the profile was read before a change of it goes without saying.
  const [acted, ...more] = calls.filter((call) => !isCallOf(call, 'read_profile'))
  if (acted && isCallOf(acted, 'propose_profile_change') && more.length === 0) return callWords(acted)
  if (calls.every((call) => call.name.startsWith('search_') || isCallOf(call, 'read_profile'))) {
    return areRunning
      ? plural(count, { one: 'Looking in # place', other: 'Looking in # places' })
      : plural(count, { one: 'Looked in # place', other: 'Looked in # places' })
  }
  return areRunning
    ? plural(count, { one: 'Taking # step', other: 'Taking # steps' })
    : plural(count, { one: 'Took # step', other: 'Took # steps' })
}
