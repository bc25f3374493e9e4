import { createClient } from 'graphql-sse'
import { graphql } from '../__generated__/gql.ts'
import type { ProgramFollowSubscription, TypedDocumentString } from '../__generated__/graphql.ts'
import type { Program, SignUp, StreamedEvent } from './program.ts'

const SignUpDocument = graphql(`mutation ProgramSignUp($input: SignUpInput!) {
  signUp(input: $input) { __typename ... on SignUpPayload { token } ... on UserError { message } }
}`)
const CreateToken = graphql(`mutation ProgramCreateToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { __typename ... on CreateAccessTokenPayload { secret } ... on UserError { message } }
}`)
const Send = graphql(`mutation ProgramSend($input: SendMessageInput!) {
  sendMessage(input: $input) { __typename ... on SendMessagePayload { thread { id } } ... on UserError { message } }
}`)
const Follow = graphql(`subscription ProgramFollow($threadId: ID!, $after: String) {
  chatStream(threadId: $threadId, after: $after) { __typename cursor ... on ChatSnapshot { text } ... on ChatDelta { delta } }
}`)
const History = graphql(`query ProgramHistory($id: ID!) {
  node(id: $id) { __typename ... on Thread { steps(first: 100) { edges { node {
    stepType input output elements { __typename ... on FileElement { filename } }
  } } } } }
}`)
const OpenTwin = graphql(`mutation ProgramOpenTwin($input: UpdateProfileInput!) {
  updateProfile(input: $input) { __typename ... on UserError { message } }
}`)
const TalkToTwin = graphql(`mutation ProgramTalkToTwin($input: SendTwinMessageInput!) {
  sendTwinMessage(input: $input) { __typename ... on SendMessagePayload { thread { id } } ... on UserError { message } }
}`)
const Notifications = graphql(`query ProgramNotifications {
  viewer { notifications(first: 20, includeRead: false) { edges { node { id } } } }
}`)
const MarkRead = graphql(`mutation ProgramMarkRead($input: MarkNotificationReadInput!) {
  markNotificationRead(input: $input) {
    __typename ... on MarkNotificationReadPayload { unreadNotificationCount } ... on UserError { message }
  }
}`)

export class GraphqlProgram implements Program {
  readonly #server: string
  #headers: Record<string, string> = {}

  constructor(server: string) {
    this.#server = server
  }

  async signUp(input: SignUp) {
    const { signUp } = await this.#ask(SignUpDocument, { input })
    if (signUp.__typename !== 'SignUpPayload') throw new Error(signUp.message)
    this.#headers = { authorization: `Bearer ${signUp.token}` }
  }

  async useNewToken(name: string) {
    const { createAccessToken } = await this.#ask(CreateToken, { input: { name } })
    if (createAccessToken.__typename !== 'CreateAccessTokenPayload') throw new Error(createAccessToken.message)
    this.#headers = { authorization: `Bearer ${createAccessToken.secret}` }
  }

  async send(text: string, { threadId, uploadIds }: { threadId?: string; uploadIds?: string[] } = {}) {
    const input = { text, threadId, elementIds: uploadIds, clientMessageId: crypto.randomUUID() }
    const { sendMessage } = await this.#ask(Send, { input })
    if (sendMessage.__typename !== 'SendMessagePayload') throw new Error(sendMessage.message)
    return sendMessage.thread.id
  }

  async readAnswer(threadId: string, cutAfter: number) {
    const events: StreamedEvent[] = []
    let [text, pieces, connections] = ['', 0, 0]
    while (events.at(-1)?.type !== 'ChatDone') {
      connections += 1
      for await (const event of this.#follow(threadId, events.at(-1)?.cursor)) {
        events.push({ cursor: event.cursor, type: event.__typename })
        if (event.__typename === 'ChatSnapshot') text = event.text
        if (event.__typename === 'ChatDelta') text += event.delta
        if (event.__typename === 'ChatDelta' && ++pieces === cutAfter) break
      }
    }
    return { events, text, connections }
  }

  async history(id: string) {
    const { node } = await this.#ask(History, { id })
    if (node?.__typename !== 'Thread') throw new Error('This conversation does not exist.')
    const steps = (node.steps?.edges ?? []).map((edge) => edge.node)
    return {
      texts: steps.map(({ stepType, input, output }) => (stepType === 'USER_MESSAGE' ? input : output)),
      files: steps.flatMap(({ elements }) =>
        elements.flatMap((element) => (element.__typename === 'FileElement' ? [element.filename] : [])),
      ),
    }
  }

  async upload(name: string, content: string) {
    const body = new FormData()
    body.append('files', new File([content], name))
    const response = await fetch(`${this.#server}/api/v1/upload/files`, { method: 'POST', headers: this.#headers, body })
    const { files } = (await response.json()) as { files: { id: string }[] }
    return files[0]?.id ?? ''
  }

  async openTwin() {
    const { updateProfile } = await this.#ask(OpenTwin, { input: { isPublic: true, isTwinEnabled: true } })
    if (updateProfile.__typename !== 'UpdateProfilePayload') throw new Error(updateProfile.message)
  }

  async talkToTwin(username: string, text: string) {
    const guest = new GraphqlProgram(this.#server)
    const { sendTwinMessage } = await guest.#ask(TalkToTwin, { input: { username, text, clientMessageId: crypto.randomUUID() } })
    if (sendTwinMessage.__typename !== 'SendMessagePayload') throw new Error(sendTwinMessage.message)
    await guest.readAnswer(sendTwinMessage.thread.id, Infinity)
    return (await guest.history(sendTwinMessage.thread.id)).texts
  }

  async unreadNotifications() {
    const { viewer } = await this.#ask(Notifications, {})
    return viewer?.notifications?.edges.map(({ node }) => node.id) ?? []
  }

  async markRead(notificationId: string) {
    const { markNotificationRead } = await this.#ask(MarkRead, { input: { notificationId } })
    if (markNotificationRead.__typename !== 'MarkNotificationReadPayload') throw new Error(markNotificationRead.message)
    return markNotificationRead.unreadNotificationCount
  }

  async *#follow(threadId: string, after: string | undefined) {
    const client = createClient({ url: `${this.#server}/graphql`, headers: this.#headers, retryAttempts: 0 })
    try {
      const answers = client.iterate<ProgramFollowSubscription>({ query: String(Follow), variables: { threadId, after } })
      for await (const { data, errors } of answers) {
        if (errors?.[0]) throw errors[0]
        if (data?.chatStream) yield data.chatStream
      }
    } finally {
      client.dispose()
    }
  }

  async #ask<Result, Variables>(query: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> {
    const response = await fetch(`${this.#server}/graphql`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    if (cookies.length > 0 && !this.#headers['authorization']) this.#headers = { cookie: cookies.join('; ') }
    const { data, errors } = (await response.json()) as { data?: Result; errors?: { message: string }[] }
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'Nothing was answered.')
    return data
  }
}
