import { EventSourceParserStream } from 'eventsource-parser/stream'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../../docs/examples/__generated__/rest.ts'
import type { Program, SignUp, StreamedEvent } from './program.ts'

type Rest = Client<paths>
type Step = components['schemas']['Step']
type StreamEvent = components['schemas']['ChatStreamEvent']

export class RestProgram implements Program {
  readonly #baseUrl: string
  #rest: Rest

  constructor(server: string) {
    this.#baseUrl = `${server}/api/v1`
    this.#rest = createClient<paths>({ baseUrl: this.#baseUrl })
  }

  async signUp(person: SignUp) {
    const { token } = requireData(await this.#rest.POST('/auth/register', { body: person }))
    this.#prove(token)
  }

  async useNewToken(name: string) {
    const { secret } = requireData(await this.#rest.POST('/account/access-tokens', { body: { name } }))
    this.#prove(secret)
  }

  async send(input: string, { threadId, uploadIds = [] }: { threadId?: string; uploadIds?: string[] } = {}) {
    const body = { input, thread_id: threadId, elements: uploadIds.map((id) => ({ id })), client_id: crypto.randomUUID() }
    const leaving = new AbortController()
    const answer = await this.#rest.POST('/chat/stream', { body, parseAs: 'stream', signal: leaving.signal })
    for await (const { event } of readEvents(requireData(answer))) {
      if (event.type !== 'run') continue
      leaving.abort()
      return event.run.thread_id
    }
    throw new Error('The stream names no run.')
  }

  async readAnswer(threadId: string, cutAfter: number) {
    const events: StreamedEvent[] = []
    let [text, pieces, connections] = ['', 0, 0]
    while (events.at(-1)?.type !== 'done') {
      connections += 1
      const leaving = new AbortController()
      const answer = await this.#rest.GET('/chat/stream', {
        params: { query: { thread_id: threadId }, header: { 'last-event-id': events.at(-1)?.cursor } },
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal: leaving.signal,
      })
      if (answer.response.status === 204) break
      for await (const { cursor, event } of readEvents(requireData(answer))) {
        events.push({ cursor, type: event.type })
        if (event.type === 'snapshot') text = event.snapshot.text
        if (event.type === 'delta') text += event.delta
        if (event.type === 'delta' && ++pieces === cutAfter) break
      }
      leaving.abort()
    }
    return { events, text, connections }
  }

  async history(threadId: string) {
    return readHistory(this.#rest, threadId)
  }

  async upload(name: string, content: string) {
    const { files } = requireData(
      await this.#rest.POST('/upload/files', {
        body: { files: [content] },
        bodySerializer({ files }) {
          const form = new FormData()
          for (const file of files) form.append('files', new File([file], name))
          return form
        },
      }),
    )
    return files[0]?.id ?? ''
  }

  async openTwin() {
    requireData(await this.#rest.PUT('/profile', { body: { public: true, twin_enabled: true } }))
  }

  async talkToTwin(username: string, input: string) {
    const guest = createClient<paths>({ baseUrl: this.#baseUrl })
    const sent = await guest.POST('/twin/{username}/chat', {
      params: { path: { username } },
      body: { input, client_id: crypto.randomUUID() },
    })
    const { thread_id } = requireData(sent)
    const cookie = sent.response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    guest.use({
      onRequest({ request }) {
        request.headers.set('cookie', cookie.join('; '))
      },
    })
    const followed = await guest.GET('/chat/stream', {
      params: { query: { thread_id } },
      headers: { accept: 'text/event-stream' },
      parseAs: 'stream',
    })
    for await (const { event } of readEvents(requireData(followed))) if (event.type === 'done') break
    return (await readHistory(guest, thread_id)).texts
  }

  async unreadNotifications() {
    const { notifications } = requireData(await this.#rest.GET('/notifications'))
    return notifications.filter(({ is_read }) => !is_read).map(({ id }) => id)
  }

  async markRead(id: string) {
    requireData(await this.#rest.POST('/notifications/{id}/read', { params: { path: { id } } }))
    return (await this.unreadNotifications()).length
  }

  #prove(token: string) {
    this.#rest = createClient<paths>({ baseUrl: this.#baseUrl, headers: { authorization: `Bearer ${token}` } })
  }
}

function requireData<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Exclude<Data, undefined> {
  if (data === undefined || error !== undefined) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`)
  return data as Exclude<Data, undefined>
}

async function readHistory(rest: Rest, id: string) {
  const { steps } = requireData(await rest.GET('/chat/threads/{id}/history', { params: { path: { id } } }))
  const texts = steps.map(({ step_type, input, output }: Step) => (step_type === 'USER_MESSAGE' ? input : output))
  const files = steps.flatMap(({ elements }: Step) => elements.flatMap(({ properties }) => properties.filename ?? []))
  return { texts, files }
}

async function* readEvents(body: ReadableStream<Uint8Array> | null): AsyncGenerator<{ cursor: string; event: StreamEvent }> {
  if (!body) return
  const events = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).pipeThrough(new EventSourceParserStream())
  for await (const { id = '', data } of events) yield { cursor: id, event: JSON.parse(data) as StreamEvent }
}
