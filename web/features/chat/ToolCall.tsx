import { ToolCallRow, type IconGlyph } from '#design-system'
import { Bookmark, CircleHelp, Clock, Eraser, Search, Send, Wrench } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { ToolCall_call$data, ToolCall_call$key } from '../../__generated__/ToolCall_call.graphql.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { isProposed, proposedChangesIn, proposedMemoryChangeIn } from './proposedChanges.ts'
import { proposedWords, toolWords } from './phaseWords.ts'

const MemoryProposals = lazy(async () => ({ default: (await import('./MemoryProposals.tsx')).MemoryProposals }))
const Proposals = lazy(async () => ({ default: (await import('./Proposals.tsx')).Proposals }))

type ShownToolCall = Omit<ToolCall_call$data, ' $fragmentType'>

/** A call that is stored and one that still runs look the same to the row. */
export function readToolCall(call: ToolCall_call$key): ShownToolCall {
  return readInlineData(
    graphql`
      fragment ToolCall_call on ToolCall @inline {
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

interface ToolCallProps {
  call: ShownToolCall
}

export function ToolCall({ call }: ToolCallProps) {
  const isRunning = call.status !== 'COMPLETED'
  const changes = call.name === 'propose_profile_change' && !isRunning && !call.isError ? proposedChangesIn(call.outputResult) : []
  const memoryChange = isRunning || call.isError ? null : proposedMemoryChangeIn(call.name, call.outputResult)
  const row = (
    <ToolCallRow
      icon={icons[call.name] ?? Wrench}
      status={isRunning ? 'running' : call.isError ? 'failed' : 'completed'}
      duration={call.durationMs ?? null}
      input={readable(call.inputParams)}
      output={readable(call.outputResult)}
    >
      {isRunning || call.isError ? toolWords(call.name, call.displayName) : doneWords(call)}
    </ToolCallRow>
  )
  if (changes.length === 0 && !memoryChange) return row
  return (
    <>
      {row}
      <Suspense>{memoryChange ? <MemoryProposals change={memoryChange} /> : <Proposals changes={changes} />}</Suspense>
    </>
  )
}

/** While an answer is written, the call still has the name of what it would have done. */
function doneWords({ name, displayName, outputResult }: ShownToolCall): string {
  return (isProposed(outputResult) && proposedWords(name)) || serverText(displayName)
}

const icons: Readonly<Record<string, IconGlyph>> = {
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

/** Input and output are data of many shapes: a text is shown as it is, everything else as it is stored. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
