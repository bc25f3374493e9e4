import type { chatStreamSubscription$rawResponse } from '../__generated__/chatStreamSubscription.graphql.ts'

type Sent = chatStreamSubscription$rawResponse['chatStream']
type NameOf<Event> = Event extends { readonly __typename: infer Name } ? (string extends Name ? never : Name) : never
/** What is stored goes to Relay, and is nothing to the reducer. */
type Read<Name> = Name extends string ? Omit<Extract<Sent, { readonly __typename: Name }>, 'step' | 'thread'> : never

/** Say all by their names. */
type Bare = 'ChatRunStarted' | 'ChatCompactingStarted' | 'ChatCompactingCompleted'

/** What the server says while an answer is being written: the `ChatEvent` of the graph, as the reducer reads it. */
export type ChatEvent = Read<NameOf<Sent>> | (Pick<Sent, 'cursor' | 'stepId'> & { readonly __typename: Bare })

type EventOf<Name extends ChatEvent['__typename']> = Extract<ChatEvent, { readonly __typename: Name }>

/** What the model thought, which is no part of its answer. */
export type Reasoning = Pick<EventOf<'ChatSnapshot'>, 'reasoning' | 'reasoningMs'>

export type StreamedToolCall = EventOf<'ChatToolCalled'>['toolCall']

export type ToolOutput = Pick<EventOf<'ChatToolOutput'>, 'callId' | 'status' | 'isError' | 'output' | 'durationMs'>
