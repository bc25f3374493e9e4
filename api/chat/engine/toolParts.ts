import type { AgentPart } from '../../agents/agent.ts'
import type { EventWriter } from './eventWriter.ts'

type ToolPart = Extract<AgentPart, { type: 'tool-early' | 'tool-call' | 'tool-result' }>

export function writeToolPart(writer: EventWriter, part: ToolPart): void {
  switch (part.type) {
    case 'tool-early':
      writer.startTool({ callId: part.id, name: part.name, displayName: part.displayName, inputParams: null })
      break
    case 'tool-call': {
      const call = { callId: part.id, name: part.name, displayName: part.displayName, inputParams: part.input ?? null }
      const isKnown = part.earlyId !== undefined && writer.updateTool(part.earlyId, call)
      if (!isKnown) writer.startTool(call)
      break
    }
    case 'tool-result':
      writer.updateTool(part.id, {
        displayName: part.displayName,
        status: 'completed',
        isError: part.isError,
        outputResult: part.output ?? null,
        endTime: new Date().toISOString(),
        durationMs: Math.round(part.durationMs),
      })
      break
  }
}
