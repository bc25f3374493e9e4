const modes = ['normal', 'echo', 'recite', 'error', 'hang', 'garbage', 'close', 'mid-error', 'mid-hang', 'mid-garbage'] as const

export interface Behavior {
  /** `echo` and `recite` return the message and the prompt; `close` and the `mid-` modes first send `after` tokens. */
  mode: (typeof modes)[number]
  text: string | null
  reasoning: string | null
  tokens: number
  interval: number
  delay: number
  status: number
  after: number
  /** Holds back everything behind the first `after` tokens. */
  until: Promise<void> | null
  tools: { name: string; arguments: string }[]
  /** Behaves like a model that is vulnerable to prompt injection. */
  isObedient: boolean
  replies: Reply[]
}

export interface Reply extends Partial<Omit<Behavior, 'replies'>> {
  to: string
  model?: string
}

export const normal: Behavior = {
  mode: 'normal',
  text: null,
  reasoning: null,
  tokens: 300,
  interval: 0,
  delay: 0,
  status: 500,
  after: 3,
  until: null,
  tools: [],
  isObedient: false,
  replies: [],
}

export interface ChatRequest {
  model?: string
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  tools?: unknown[]
  messages: { role: string; content?: string | { type: string; text?: string }[] | null }[]
}

const marker = /\[\[(\w+):(.*?)\]\]/gs

/**
 * Markers in the last user message precede the matching reply and the defaults: `[[mode:hang]]`, `[[tokens:20]]`, `[[tool:remember
 * {"text":"tea"}]]`.
 */
export function getBehavior(request: ChatRequest, base: Behavior): Behavior {
  const asked = lastUserText(request)
  const reply = base.replies.find(({ to, model = request.model }) => asked.includes(to) && model === request.model)
  const behavior = { ...base, ...reply, tools: [...(reply?.tools ?? base.tools)] }
  for (const [, key, value = ''] of asked.matchAll(marker)) {
    if (key === 'tokens' || key === 'interval' || key === 'delay' || key === 'status' || key === 'after') behavior[key] = Number(value)
    if (key === 'mode') behavior.mode = modes.find((mode) => mode === value) ?? 'normal'
    if (key === 'tool' && !base.isObedient) behavior.tools.push(parseToolCall(value))
  }
  // Summarization requests have no tools.
  if (base.isObedient && request.tools) behavior.tools.push(...findToolMarkers(request))
  return behavior
}

function parseToolCall(value: string) {
  const [name = '', ...rest] = value.split(' ')
  return { name, arguments: rest.join(' ') || '{}' }
}

/** In order of first mention, with tool results last, so that earlier calls keep their positions. */
function findToolMarkers({ messages }: ChatRequest) {
  const tools = messages.flatMap((message) =>
    [...getText(message).matchAll(marker)].flatMap(([, key, value = '']) => (key === 'tool' ? parseToolCall(readable(value)) : [])),
  )
  return [...new Map(tools.map((tool) => [JSON.stringify(tool), tool])).values()]
}

function readable(value: string): string {
  const parts = value.split('"')
  return parts.map((part, index) => (index === parts.length - 1 ? part : part.replace(/(?<!\\)\\+$/, ''))).join('"')
}

export function getTokens(request: ChatRequest, { mode, text, tokens }: Behavior) {
  const said =
    mode === 'echo' ? lastUserText(request).replace(marker, '').trim() : mode === 'recite' ? JSON.stringify(request.messages) : text
  if (said !== null) return said.match(/^\s*\S+\s*|\S+\s*/g) ?? []
  return Array.from({ length: tokens }, (_, index) => `tok${index} `)
}

export function getToolCall({ messages }: ChatRequest, { tools }: Behavior) {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
  return tools[since.filter(({ role }) => role === 'tool').length]
}

function lastUserText({ messages }: ChatRequest) {
  return getText(messages.findLast(({ role }) => role === 'user'))
}

function getText(message: ChatRequest['messages'][number] | undefined) {
  const content = message?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}
