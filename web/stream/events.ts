import type { chatStreamSubscription$rawResponse } from '../__generated__/chatStreamSubscription.graphql.ts'

type Sent = chatStreamSubscription$rawResponse['chatStream']
type NameOf<Event> = Event extends { readonly __typename: infer Name } ? (string extends Name ? never : Name) : never
/** Stored data goes to Relay and is omitted here. */
type Read<Name> = Name extends string ? Omit<Extract<Sent, { readonly __typename: Name }>, 'step' | 'thread'> : never

/** Events without a payload. */
type Bare = 'ChatRunStarted' | 'ChatCompactingStarted' | 'ChatCompactingCompleted'

/** The `ChatEvent`s of the GraphQL schema as the reducer reads them. */
export type ChatEvent = Read<NameOf<Sent>> | (Pick<Sent, 'cursor' | 'stepId'> & { readonly __typename: Bare })

type EventOf<Name extends ChatEvent['__typename']> = Extract<ChatEvent, { readonly __typename: Name }>

/** The model's thoughts, which are not part of the answer. */
export type Reasoning = Pick<EventOf<'ChatSnapshot'>, 'reasoning' | 'reasoningMs'>

export type StreamedToolCall = EventOf<'ChatToolCalled'>['toolCall']

export type ToolOutput = Pick<EventOf<'ChatToolOutput'>, 'callId' | 'status' | 'isError' | 'output' | 'durationMs'>
