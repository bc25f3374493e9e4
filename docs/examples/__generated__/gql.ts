/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        token\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  query Threads($first: Int!, $after: String) {\n    viewer {\n      threads(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            name\n            lastMessagePreview\n            updatedAt\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.ThreadsDocument,
    "\n  mutation Send($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on SendMessagePayload {\n        thread {\n          id\n        }\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n": typeof types.SendDocument,
    "\n  subscription Answer($threadId: ID!, $after: String) {\n    chatStream(threadId: $threadId, after: $after) {\n      __typename\n      cursor\n      ... on ChatSnapshot {\n        text\n      }\n      ... on ChatDelta {\n        delta\n      }\n      ... on ChatStreamError {\n        message\n      }\n    }\n  }\n": typeof types.AnswerDocument,
};
const documents: Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        token\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  query Threads($first: Int!, $after: String) {\n    viewer {\n      threads(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            name\n            lastMessagePreview\n            updatedAt\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.ThreadsDocument,
    "\n  mutation Send($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on SendMessagePayload {\n        thread {\n          id\n        }\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n": types.SendDocument,
    "\n  subscription Answer($threadId: ID!, $after: String) {\n    chatStream(threadId: $threadId, after: $after) {\n      __typename\n      cursor\n      ... on ChatSnapshot {\n        text\n      }\n      ... on ChatDelta {\n        delta\n      }\n      ... on ChatStreamError {\n        message\n      }\n    }\n  }\n": types.AnswerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        token\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Threads($first: Int!, $after: String) {\n    viewer {\n      threads(first: $first, after: $after) {\n        edges {\n          node {\n            id\n            name\n            lastMessagePreview\n            updatedAt\n          }\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ThreadsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Send($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      __typename\n      ... on SendMessagePayload {\n        thread {\n          id\n        }\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Answer($threadId: ID!, $after: String) {\n    chatStream(threadId: $threadId, after: $after) {\n      __typename\n      cursor\n      ... on ChatSnapshot {\n        text\n      }\n      ... on ChatDelta {\n        delta\n      }\n      ... on ChatStreamError {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AnswerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
