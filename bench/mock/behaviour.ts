export const modes = ['normal', 'echo', 'recite', 'error', 'hang', 'garbage', 'close', 'mid-error', 'mid-hang', 'mid-garbage'] as const

export interface Behaviour {
  /**
   * `normal` says `text`, or numbered tokens where there is none, `echo` says what it was told, `recite` its whole prompt. `error` answers with `status`, `hang` never answers, `garbage` answers
   * no valid JSON, `close` breaks off without an end. The `mid-` modes, and `close`, first say `after` tokens.
   */
  mode: (typeof modes)[number]
  text: string | null
  tokens: number
  /** Milliseconds between tokens; 0 streams as fast as the reader reads. */
  interval: number
  /** Milliseconds before the first token. */
  delay: number
  status: number
  after: number
  /** Tools to call, one a turn, before the text. */
  tools: { name: string; arguments: string }[]
  /** How to answer a message that contains certain words; the first that fits counts. */
  replies: Reply[]
}

export interface Reply extends Partial<Omit<Behaviour, 'replies'>> {
  to: string
}

export const normal: Behaviour = {
  mode: 'normal',
  text: null,
  tokens: 300,
  interval: 0,
  delay: 0,
  status: 500,
  after: 3,
  tools: [],
  replies: [],
}

export interface ChatRequest {
  model?: string
  stream?: boolean
  stream_options?: { include_usage?: boolean }
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
    if (key === 'tool') {
      const [name = '', ...rest] = value.split(' ')
      behaviour.tools.push({ name, arguments: rest.join(' ') || '{}' })
    }
  }
  return behaviour
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
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}
