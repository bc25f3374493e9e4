export const modes = ['normal', 'echo', 'recite', 'error', 'hang', 'garbage', 'close', 'mid-error', 'mid-hang', 'mid-garbage'] as const

export interface Behaviour {
  /**
   * `normal` says `text`, or numbered tokens where there is none, `echo` says what it was told, `recite` its whole prompt. `error` answers with `status`, `hang` never answers, `garbage` answers
   * no valid JSON, `close` breaks off without an end. The `mid-` modes, and `close`, first say `after` tokens.
   */
  mode: (typeof modes)[number]
  text: string | null
  /** What it tells of its thinking before that, apart from the text; nothing where there is none. */
  reasoning: string | null
  tokens: number
  /** Milliseconds between tokens; 0 streams as fast as the reader reads. */
  interval: number
  /** Milliseconds before the first token. */
  delay: number
  status: number
  after: number
  /** Tools to call, one a turn, before the text. */
  tools: { name: string; arguments: string }[]
  /** Whether it follows markers wherever they stand in its prompt, whoever said them, as a model does that can be talked into anything. */
  isObedient: boolean
  /** How to answer a message that contains certain words; the first that fits counts. */
  replies: Reply[]
}

export interface Reply extends Partial<Omit<Behaviour, 'replies'>> {
  to: string
}

export const normal: Behaviour = {
  mode: 'normal',
  text: null,
  reasoning: null,
  tokens: 300,
  interval: 0,
  delay: 0,
  status: 500,
  after: 3,
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
 * The behaviour that the last user message asks for by markers, over the reply meant for it, over the server's own: `[[mode:hang]]`, `[[tokens:20]]`, `[[interval:5]]`,
 * `[[delay:100]]`, `[[status:429]]`, `[[after:10]]`, `[[tool:remember {"text":"tea"}]]`.
 */
export function behaviourOf(request: ChatRequest, base: Behaviour): Behaviour {
  const asked = lastUserText(request)
  const reply = base.replies.find(({ to }) => asked.includes(to))
  const behaviour = { ...base, ...reply, tools: [...(reply?.tools ?? base.tools)] }
  for (const [, key, value = ''] of asked.matchAll(marker)) {
    if (key === 'tokens' || key === 'interval' || key === 'delay' || key === 'status' || key === 'after') behaviour[key] = Number(value)
    if (key === 'mode') behaviour.mode = modes.find((mode) => mode === value) ?? 'normal'
    if (key === 'tool' && !base.isObedient) behaviour.tools.push(toolIn(value))
  }
  // Who only summarizes has no tools to call.
  if (base.isObedient && request.tools) behaviour.tools.push(...everyToolIn(request))
  return behaviour
}

function toolIn(value: string) {
  const [name = '', ...rest] = value.split(' ')
  return { name, arguments: rest.join(' ') || '{}' }
}

/** Each once, in the order of their first mention: what tools return comes last, so that those called before keep their places. */
function everyToolIn({ messages }: ChatRequest) {
  const tools = messages.flatMap((message) =>
    [...textOf(message).matchAll(marker)].flatMap(([, key, value = '']) => (key === 'tool' ? toolIn(readable(value)) : [])),
  )
  return [...new Map(tools.map((tool) => [JSON.stringify(tool), tool])).values()]
}

/** Within JSON, and JSON within that, a marker stands with its quotation marks escaped. */
function readable(value: string): string {
  const parts = value.split('"')
  return parts.map((part, index) => (index === parts.length - 1 ? part : part.replace(/(?<!\\)\\+$/, ''))).join('"')
}

/** What the mock says, token by token. */
export function tokensOf(request: ChatRequest, { mode, text, tokens }: Behaviour) {
  const said =
    mode === 'echo' ? lastUserText(request).replace(marker, '').trim() : mode === 'recite' ? JSON.stringify(request.messages) : text
  if (said !== null) return said.match(/^\s*\S+\s*|\S+\s*/g) ?? []
  return Array.from({ length: tokens }, (_, index) => `tok${index} `)
}

/** The tool that this turn calls: one for each tool result that the conversation holds since the last user message. */
export function toolOf({ messages }: ChatRequest, { tools }: Behaviour) {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
  return tools[since.filter(({ role }) => role === 'tool').length]
}

function lastUserText({ messages }: ChatRequest) {
  return textOf(messages.findLast(({ role }) => role === 'user'))
}

function textOf(message: ChatRequest['messages'][number] | undefined) {
  const content = message?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}
