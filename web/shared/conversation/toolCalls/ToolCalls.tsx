import { ToolCallGroup, ToolCallRow, type IconGlyph } from '#design-system'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { AlarmClock, Bookmark, CircleHelp, Clock, Eraser, Search, Send, Wrench } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { ToolCalls_call$data, ToolCalls_call$key } from '../../../__generated__/ToolCalls_call.graphql.ts'
import type { ToolName } from '../../../lib/__generated__/enums.ts'
import { isCallTo, findToolTexts } from '../../../lib/agentWords.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAudience } from '../audience/audience.ts'
import { Proposals } from './lazyProposals.ts'
import { getToolText } from './toolText.ts'
import {
  parseOutcomeWithoutChange,
  parseProposedChanges,
  parseProposedMemoryChange,
  parseProposedSchedule,
  parseRemembered,
} from './toolOutputs.ts'

const UndoMemory = lazy(async () => ({ default: (await import('./UndoMemory.tsx')).UndoMemory }))
const ScheduleCard = lazy(async () => ({ default: (await import('../../schedules/ScheduleCard.tsx')).ScheduleCard }))
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
        <ToolCallGroup status={getGroupStatus(calls)} calls={lines}>
          {getGroupText(calls, areRunning)}
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
  const remembered = parseRemembered(call)
  return (
    <ToolCallRow
      icon={getIcon(call.name)}
      status={getStatus(call)}
      duration={isTwin ? null : (call.durationMs ?? null)}
      input={toReadableText(call.inputParams)}
      output={toReadableText(call.outputResult)}
      action={
        remembered?.isNew && (
          <Suspense>
            <UndoMemory uuid={remembered.memoryId} />
          </Suspense>
        )
      }
    >
      {getCallText(call)}
    </ToolCallRow>
  )
}

function ToolCallProposals({ call }: ToolCallProps) {
  if (isRunning(call) || call.isError) return null
  const schedule = isCallTo(call, 'schedule_task') ? parseProposedSchedule(call.outputResult) : null
  if (schedule) {
    return (
      <Suspense>
        <ScheduleCard {...schedule} />
      </Suspense>
    )
  }
  const memoryChange = parseProposedMemoryChange(call.name, call.outputResult)
  const changes = isCallTo(call, 'propose_profile_change') ? parseProposedChanges(call.outputResult) : []
  if (changes.length === 0 && !memoryChange) return null
  return <Suspense>{memoryChange ? <MemoryProposals change={memoryChange} /> : <Proposals changes={changes} />}</Suspense>
}

function getGroupStatus(calls: readonly ShownToolCall[]) {
  const states = calls.map(getStatus)
  return (['running', 'completed', 'failed'] as const).find((status) => states.includes(status)) ?? 'stopped'
}

function getGroupText(calls: readonly ShownToolCall[], areRunning: boolean): string {
  const count = calls.length
  // Hides reads of the profile that precede a change.
  const [acted, ...more] = calls.filter((call) => !isCallTo(call, 'read_profile'))
  if (acted && isCallTo(acted, 'propose_profile_change') && more.length === 0) return getCallText(acted)
  if (calls.every((call) => call.name.startsWith('search_') || isCallTo(call, 'read_profile'))) {
    return areRunning
      ? plural(count, { one: 'Looking in # place', other: 'Looking in # places' })
      : plural(count, { one: 'Looked in # place', other: 'Looked in # places' })
  }
  return areRunning
    ? plural(count, { one: 'Taking # step', other: 'Taking # steps' })
    : plural(count, { one: 'Took # step', other: 'Took # steps' })
}

/** A call without a result was cut off with its answer. */
function getStatus(call: ShownToolCall): 'running' | 'completed' | 'failed' | 'stopped' {
  if (isRunning(call)) return 'running'
  if (!call.isError) return 'completed'
  return call.outputResult === null || call.outputResult === undefined ? 'stopped' : 'failed'
}

function isRunning({ status }: ShownToolCall): boolean {
  return status !== 'COMPLETED'
}

/** A failed change is not in the past tense. */
function getCallText(call: ShownToolCall): string {
  if (isRunning(call)) return getToolText(call.name, call.displayName)
  if (!call.isError) return getDoneText(call)
  const texts = /^(?:search|read|current)_/u.test(call.name) ? findToolTexts(call.name) : null
  return texts ? i18n._(texts.done) : getToolText(call.name, call.displayName)
}

/** While streaming, the call has the tool's requested name. */
function getDoneText(call: ShownToolCall): string {
  const { name, displayName, outputResult } = call
  const remembered = parseRemembered(call)
  if (remembered?.replaced) return t`Remembered: ${remembered.content}. Replaces: ${remembered.replaced}`
  if (remembered) return t`Remembered: ${remembered.content}`
  const outcome = parseOutcomeWithoutChange(outputResult)
  const unchanged = outcome && findToolTexts(name)?.[outcome]
  return unchanged ? i18n._(unchanged) : translateServerText(displayName)
}

const icons: Readonly<Partial<Record<ToolName, IconGlyph>>> = {
  current_time: Clock,
  forget: Eraser,
  leave_message_for_owner: Send,
  note_unanswered: CircleHelp,
  remember: Bookmark,
  schedule_task: AlarmClock,
  search_knowledge: Search,
  search_memories: Search,
  search_past_chats: Search,
  search_public_knowledge: Search,
}

function getIcon(name: string): IconGlyph {
  return (findToolTexts(name) && icons[name as ToolName]) ?? Wrench
}

function toReadableText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
