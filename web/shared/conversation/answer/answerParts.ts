export type AnswerPart<Call> = { type: 'text'; text: string } | { type: 'toolCalls'; calls: Call[] }

export function splitAnswer<Call extends { readonly textOffset: number }>(text: string, toolCalls: readonly Call[]): AnswerPart<Call>[] {
  const parts: AnswerPart<Call>[] = []
  let from = 0
  for (const call of toolCalls.toSorted((a, b) => a.textOffset - b.textOffset)) {
    const to = Math.min(Math.max(call.textOffset, from), text.length)
    if (text.slice(from, to).trim() !== '') parts.push({ type: 'text', text: text.slice(from, to) })
    const last = parts.at(-1)
    if (last?.type === 'toolCalls') last.calls.push(call)
    else parts.push({ type: 'toolCalls', calls: [call] })
    from = to
  }
  const rest = text.slice(from)
  if (rest.trim() !== '') parts.push({ type: 'text', text: rest })
  return parts
}

export function isShownCall({ name, isError }: { readonly name: string; readonly isError: boolean }): boolean {
  return (name !== 'ask' && name !== 'ask_user') || isError
}
