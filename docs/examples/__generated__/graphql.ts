/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Content of the viewer to add as context. */
export type ReferenceInput = {
  /** Kind of the content. */
  kind: ReferenceKind;
  /** UUID of the item, conversation or project. */
  uuid: string;
};

/** Kind of content that a message can reference. */
export type ReferenceKind =
  /** Conversation with the private assistant. */
  | 'CONVERSATION'
  /** Text of an uploaded file or web page. */
  | 'DOCUMENT'
  /** Note written by the owner. */
  | 'NOTE'
  /** Project with its instructions and knowledge. */
  | 'PROJECT'
  /** Story, the source of profile proposals. */
  | 'STORY';

/** Message to be sent. */
export type SendMessageInput = {
  /** Idempotency key of at most 64 characters. */
  clientMessageId: string;
  /** Model of a second answer, written after the first; see `Thread.comparison`. Not allowed in messages to twins. */
  comparedModelId?: string | null | undefined;
  /** UUIDs of uploaded attachments. */
  elementIds?: Array<string> | null | undefined;
  /** Whether a new conversation is temporary; see `Thread.isTemporary`. */
  isTemporary?: boolean | null | undefined;
  /** Model of this and later answers, from `Viewer.models`; null keeps the current one. */
  modelId?: string | null | undefined;
  /** Project of a new conversation. */
  projectId?: string | null | undefined;
  /** Context for the private assistant, at most 5. */
  references?: Array<ReferenceInput> | null | undefined;
  /** Text, at most 200,000 characters. Required unless there are attachments. */
  text: string;
  /** Thread; null starts one with the private assistant. */
  threadId?: string | null | undefined;
};

/** Email address and password. */
export type SignInInput = {
  /** Code from the authenticator app, or a recovery code; `two_factor_required` asks for it. */
  code?: string | null | undefined;
  /** Email address, ignoring case. */
  email: string;
  /** Password of the account. */
  password: string;
};

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn:
    | { __typename: 'InputError', message: string }
    | { __typename: 'RateLimitError', message: string }
    | { __typename: 'SignInPayload', token: string }
   };

export type ThreadsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ThreadsQuery = { viewer: { threads: { edges: Array<{ node: { id: string, name: string | null, lastMessagePreview: string | null, updatedAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type SendMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMutation = { sendMessage:
    | { __typename: 'AlreadySendingError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RateLimitError', message: string }
    | { __typename: 'SendMessagePayload', thread: { id: string } }
    | { __typename: 'TooManyRunsError', message: string }
    | { __typename: 'TwinClosedError', message: string }
   };

export type AnswerSubscriptionVariables = Exact<{
  threadId: string;
  after?: string | null | undefined;
}>;


export type AnswerSubscription = { chatStream:
    | { __typename: 'ChatAssistantStep', cursor: string }
    | { __typename: 'ChatCompactingCompleted', cursor: string }
    | { __typename: 'ChatCompactingStarted', cursor: string }
    | { __typename: 'ChatDelta', delta: string, cursor: string }
    | { __typename: 'ChatDone', cursor: string }
    | { __typename: 'ChatReasoningCompleted', cursor: string }
    | { __typename: 'ChatReasoningDelta', cursor: string }
    | { __typename: 'ChatRestarted', cursor: string }
    | { __typename: 'ChatRunStarted', cursor: string }
    | { __typename: 'ChatSnapshot', text: string, cursor: string }
    | { __typename: 'ChatStreamError', message: string, cursor: string }
    | { __typename: 'ChatTokenInfo', cursor: string }
    | { __typename: 'ChatToolCalled', cursor: string }
    | { __typename: 'ChatToolOutput', cursor: string }
    | { __typename: 'ChatToolStatusUpdate', cursor: string }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInPayload {
      token
    }
    ... on UserError {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const ThreadsDocument = new TypedDocumentString(`
    query Threads($first: Int!, $after: String) {
  viewer {
    threads(first: $first, after: $after) {
      edges {
        node {
          id
          name
          lastMessagePreview
          updatedAt
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ThreadsQuery, ThreadsQueryVariables>;
export const SendDocument = new TypedDocumentString(`
    mutation Send($input: SendMessageInput!) {
  sendMessage(input: $input) {
    __typename
    ... on SendMessagePayload {
      thread {
        id
      }
    }
    ... on UserError {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendMutation, SendMutationVariables>;
export const AnswerDocument = new TypedDocumentString(`
    subscription Answer($threadId: ID!, $after: String) {
  chatStream(threadId: $threadId, after: $after) {
    __typename
    cursor
    ... on ChatSnapshot {
      text
    }
    ... on ChatDelta {
      delta
    }
    ... on ChatStreamError {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerSubscription, AnswerSubscriptionVariables>;