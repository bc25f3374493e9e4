import type { chatStreamSubscription$rawResponse } from '../__generated__/chatStreamSubscription.graphql.ts'

type Sent = chatStreamSubscription$rawResponse['chatStream']
type NameOf<Event> = Event extends { readonly __typename: infer Name } ? (string extends Name ? never : Name) : never
type Read<Name> = Name extends string ? Omit<Extract<Sent, { readonly __typename: Name }>, 'step' | 'thread'> : never

type Bare = 'ChatRunStarted' | 'ChatCompactingStarted' | 'ChatCompactingCompleted'

export type ChatEvent = Read<NameOf<Sent>> | (Pick<Sent, 'cursor' | 'stepId'> & { readonly __typename: Bare })

type EventOf<Name extends ChatEvent['__typename']> = Extract<ChatEvent, { readonly __typename: Name }>

export type Reasoning = Pick<EventOf<'ChatSnapshot'>, 'reasoning' | 'reasoningMs'>

export type StreamedToolCall = EventOf<'ChatToolCalled'>['toolCall']

export type ToolOutput = Pick<EventOf<'ChatToolOutput'>, 'callId' | 'status' | 'isError' | 'output' | 'durationMs'>
