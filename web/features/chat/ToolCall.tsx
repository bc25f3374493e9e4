import { ToolCallRow, type IconGlyph } from '#design-system'
import { Bookmark, Clock, Eraser, Search, Wrench } from 'lucide-react'
import { toolWords } from './phaseWords.ts'

interface ToolCallProps {
  call: {
    readonly name: string
    readonly displayName: string
    readonly status: string
    readonly isError: boolean
    readonly inputParams: unknown
    readonly outputResult: unknown
    readonly durationMs: number | null | undefined
  }
}

export function ToolCall({ call }: ToolCallProps) {
  const isRunning = call.status !== 'COMPLETED'
  return (
    <ToolCallRow
      icon={icons[call.name] ?? Wrench}
      status={isRunning ? 'running' : call.isError ? 'failed' : 'completed'}
      duration={call.durationMs ?? null}
      input={readable(call.inputParams)}
      output={readable(call.outputResult)}
    >
      {isRunning || call.isError ? toolWords(call.name, call.displayName) : call.displayName}
    </ToolCallRow>
  )
}

const icons: Readonly<Record<string, IconGlyph>> = {
  current_time: Clock,
  forget: Eraser,
  remember: Bookmark,
  search_memories: Search,
  search_past_chats: Search,
}

/** Input and output are data of many shapes: a text is shown as it is, everything else as it is stored. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
