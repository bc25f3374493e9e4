import { ToolCallGroup, ToolCallRow, type IconGlyph } from '#design-system'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { Bookmark, CircleHelp, Clock, Eraser, Search, Send, Wrench } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { ToolCalls_call$data, ToolCalls_call$key } from '../../../__generated__/ToolCalls_call.graphql.ts'
import type { ToolName } from '../../../lib/__generated__/enums.ts'
import { isCallOf, wordsOfTool } from '../../../lib/agentWords.ts'
import { serverText } from '../../../i18n/serverTexts.ts'
import { useAudience } from '../audience/audience.ts'
import { Proposals } from './lazyProposals.ts'
import { outcomeWithoutChange, proposedChangesIn, proposedMemoryChangeIn, rememberedIn } from './toolOutputs.ts'

const UndoMemory = lazy(async () => ({ default: (await import('./UndoMemory.tsx')).UndoMemory }))
const MemoryProposals = lazy(async () => ({ default: (await import('./Proposals.tsx')).MemoryProposals }))

export type ShownToolCall = Omit<ToolCalls_call$data, ' $fragmentType'>

export function readToolCall(call: ToolCalls_call$key): ShownToolCall {
  return readInlineData(
    graphql`
      fragment ToolCalls_call on ToolCall @inline {
        name
        displayName
        status
        isError
        inputParams
        outputResult
        durationMs
      }
    `,
    call,
  )
}

interface ToolCallsProps {
  calls: readonly (ShownToolCall & { readonly callId: string })[]
}

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

interface ToolCallProps {
  call: ShownToolCall
}

function ToolCall({ call }: ToolCallProps) {
  const { isTwin } = useAudience()
  const remembered = rememberedIn(call)
  return (
    <ToolCallRow
      icon={iconOf(call.name)}
      status={statusOf(call)}
      duration={isTwin ? null : (call.durationMs ?? null)}
      input={readable(call.inputParams)}
      output={readable(call.outputResult)}
      action={
        remembered?.isNew && (
          <Suspense>
            <UndoMemory uuid={remembered.memoryId} />
          </Suspense>
        )
      }
    >
      {callWords(call)}
    </ToolCallRow>
  )
}

function ToolCallProposals({ call }: ToolCallProps) {
  if (isRunning(call) || call.isError) return null
  const memoryChange = proposedMemoryChangeIn(call.name, call.outputResult)
  const changes = isCallOf(call, 'propose_profile_change') ? proposedChangesIn(call.outputResult) : []
  if (changes.length === 0 && !memoryChange) return null
  return <Suspense>{memoryChange ? <MemoryProposals change={memoryChange} /> : <Proposals changes={changes} />}</Suspense>
}

function groupStatus(calls: readonly ShownToolCall[]) {
  const states = calls.map(statusOf)
  return (['running', 'completed', 'failed'] as const).find((status) => states.includes(status)) ?? 'stopped'
}

function groupWords(calls: readonly ShownToolCall[], areRunning: boolean): string {
  const count = calls.length
  // Reading the profile before changing it is not worth a mention.
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

/** A call without a result was cut off with its answer. */
function statusOf(call: ShownToolCall): 'running' | 'completed' | 'failed' | 'stopped' {
  if (isRunning(call)) return 'running'
  if (!call.isError) return 'completed'
  return call.outputResult === null || call.outputResult === undefined ? 'stopped' : 'failed'
}

function isRunning({ status }: ShownToolCall): boolean {
  return status !== 'COMPLETED'
}

function callWords(call: ShownToolCall): string {
  return isRunning(call) || call.isError ? toolWords(call.name, call.displayName) : doneWords(call)
}

/** While the answer is streaming, the call still has the tool's requested name. */
function doneWords(call: ShownToolCall): string {
  const { name, displayName, outputResult } = call
  const remembered = rememberedIn(call)
  if (remembered?.replaced) return t`Remembered: ${remembered.content}. Replaces: ${remembered.replaced}`
  if (remembered) return t`Remembered: ${remembered.content}`
  const outcome = outcomeWithoutChange(outputResult)
  return (outcome && wordsWithoutChange(name, outcome)) || serverText(displayName)
}

/** Falls back to the tool's display name. */
export function toolWords(name: string, displayName: string): string {
  const words = wordsOfTool(name)
  return words ? i18n._(words.doing) : serverText(displayName)
}

/** Text for a change that was only proposed or refused; null for unknown tools. */
function wordsWithoutChange(name: string, outcome: 'proposed' | 'refused'): string | null {
  const words = wordsOfTool(name)?.[outcome]
  return words ? i18n._(words) : null
}

const icons: Readonly<Partial<Record<ToolName, IconGlyph>>> = {
  current_time: Clock,
  forget: Eraser,
  leave_message_for_owner: Send,
  note_unanswered: CircleHelp,
  remember: Bookmark,
  search_knowledge: Search,
  search_memories: Search,
  search_past_chats: Search,
  search_public_knowledge: Search,
}

function iconOf(name: string): IconGlyph {
  return (wordsOfTool(name) && icons[name as ToolName]) ?? Wrench
}

/** Text is shown as it is, other data as JSON. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
