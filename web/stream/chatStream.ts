/* oxlint-disable relay/unused-fields -- The reducer reads the events' fields. */
import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Environment } from 'relay-runtime'
import type { chatStreamDiagnosisQuery } from '../__generated__/chatStreamDiagnosisQuery.graphql.ts'
import type { chatStreamSubscription$rawResponse } from '../__generated__/chatStreamSubscription.graphql.ts'
import { AuthenticationRequiredError, isAuthenticationFailure, RequestError, unreadable } from '../relay/requestError.ts'
import type { ChatEvent } from './events.ts'
import type { StreamError } from './reducer.ts'
import { ThreadStream, type ChatTransport } from './threadStream.ts'

const subscription = graphql`
  subscription chatStreamSubscription($threadId: ID!, $after: String, $clientMessageId: String) @raw_response_type {
    chatStream(threadId: $threadId, after: $after, clientMessageId: $clientMessageId) {
      __typename
      cursor
      stepId
      ... on ChatRestarted {
        attempt
      }
      ... on ChatSnapshot {
        text
        reasoning
        reasoningMs
        toolCalls {
          ...chatStream_toolCall
        }
      }
      ... on ChatDelta {
        delta
      }
      ... on ChatReasoningDelta {
        delta
      }
      ... on ChatReasoningCompleted {
        durationMs
      }
      ... on ChatToolCalled {
        toolCall {
          ...chatStream_toolCall
        }
      }
      ... on ChatToolStatusUpdate {
        oldCallId
        toolCall {
          ...chatStream_toolCall
        }
      }
      ... on ChatToolOutput {
        callId
        status
        isError
        output
        durationMs
      }
      ... on ChatAssistantStep {
        step {
          isByOwner
          ...AssistantMessage_step
        }
      }
      ... on ChatTokenInfo {
        estimatedTokens
        totalTokens
        totalChars
        messageCount
      }
      ... on ChatStreamError {
        message
        code
      }
      ... on ChatDone {
        thread {
          name
          updatedAt
          stepCount
          firstMessagePreview
          lastMessagePreview
          activeRun {
            id
          }
        }
      }
    }
  }
`

/** Only the raw response is read, so the fragment has no reader. */
graphql`
  fragment chatStream_toolCall on ChatToolCall {
    callId
    name
    displayName
    status
    isError
    inputParams
    outputResult
    durationMs
    textOffset
  }
`

const diagnosisQuery = graphql`
  query chatStreamDiagnosisQuery($threadId: ID!) {
    viewer {
      __typename
    }
    node(id: $threadId) {
      ... on Thread {
        activeRun {
          __typename
        }
      }
    }
  }
`

const streams = new WeakMap<Environment, Map<string, ThreadStream>>()

export function getThreadStream(environment: Environment, threadId: string): ThreadStream {
  const known = streams.get(environment) ?? new Map<string, ThreadStream>()
  streams.set(environment, known)
  const stream = known.get(threadId) ?? new ThreadStream(createRelayTransport(environment, threadId))
  known.set(threadId, stream)
  return stream
}

function createRelayTransport(environment: Environment, threadId: string): ChatTransport {
  return {
    open(after, sink, clientMessageId) {
      const { params } = getRequest(subscription)
      const variables = { threadId, after, clientMessageId: clientMessageId ?? null }
      // Bypasses Relay's store, where each delta would cost a publication.
      const connection = environment
        .getNetwork()
        .execute(params, variables, {})
        .subscribe({
          next(response) {
            const data = 'data' in response ? (response.data as chatStreamSubscription$rawResponse | null) : null
            if (!data) return
            // A newer server may send other types.
            const event = data.chatStream as ChatEvent
            const isStored = event.__typename === 'ChatAssistantStep' || event.__typename === 'ChatDone'
            const store = () => environment.commitPayload(createOperationDescriptor(getRequest(subscription), variables), data)
            sink.next(event, isStored ? store : undefined)
          },
          error: (error: Error) => sink.closed(toFailure(error)),
          complete: () => sink.closed(),
        })
      return () => connection.unsubscribe()
    },

    async diagnose() {
      try {
        const found = await fetchQuery<chatStreamDiagnosisQuery>(
          environment,
          diagnosisQuery,
          { threadId },
          { fetchPolicy: 'network-only' },
        ).toPromise()
        // Guests have no viewer but can read their twin conversations.
        if (!found?.viewer && !found?.node) return 'signedOut'
        return found.node?.activeRun ? 'running' : 'ended'
      } catch (error) {
        if (error instanceof AuthenticationRequiredError || isAuthenticationFailure(error)) return 'signedOut'
        throw error
      }
    },
  }
}

/** Undefined for a connection that merely broke. */
export function toFailure(error: Error): StreamError | undefined {
  if (!(error instanceof RequestError)) return undefined
  if (error.code === unreadable) return { message: error.message, code: 'unreadable' }
  if (error.status === null) return undefined
  return { message: `Failed to create streaming connection: ${error.message}`, code: 'not_created' }
}
