import { Search } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { ToolCallRow } from './ToolCallRow.tsx'

export const guide: Guide = {
  summary: 'One step of an answer, such as a search, as a line that opens to what went in and what came out.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'The kind of tool.'],
    ['Words', 'What was done, as a plain verb in the past.'],
    ['State', 'Its duration once it is known, otherwise how far it is.'],
    ['Details', 'Input and output.'],
    ['Action', 'A quiet Button, such as Undo.'],
  ],
  use: ['For each call of a tool, before the text that rests on it.', 'Several in a row belong in a ToolCallGroup.'],
  instead: [
    ['PhaseLine', 'nothing has been done yet'],
    ['ReasoningRow', 'the model only thought'],
  ],
  do: {
    example: (
      <ToolCallRow icon={Search} status="completed" duration={340}>
        Searched your notes
      </ToolCallRow>
    ),
    because: 'A person sees what was done without opening the line.',
  },
  dont: {
    example: (
      <ToolCallRow icon={Search} status="completed" duration={340}>
        search_knowledge_v2
      </ToolCallRow>
    ),
    because: 'Names of functions belong in the details.',
  },
  content: ['Past tense and second person: “Searched your notes”.', 'A failed call says so in its state; the reason stands in the output.'],
  keyboard: [['Enter, Space', 'Opens and closes the details']],
  accessibility: ['The state is text, not a colour.', 'Input and output are a description list.'],
}
