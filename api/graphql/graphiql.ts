import type { GraphiQLOptions } from 'graphql-yoga'

/** For those who open /graphql in a browser: the operations that a client begins with. */
export const graphiqlOptions: GraphiQLOptions = {
  title: 'Twain API',
  favicon: '/favicon.svg',
  defaultTabs: [
    {
      query: `# Signing in sets the cookie that the other tabs use.
mutation SignIn {
  signIn(input: { email: "you@example.org", password: "" }) {
    ... on SignInPayload { viewer { user { username displayName } } }
    ... on Error { message }
  }
}
`,
    },
    {
      query: `query MyThreads {
  viewer {
    threads(first: 10) {
      edges { node { id name lastMessagePreview updatedAt } }
    }
  }
}
`,
    },
    {
      query: `# Without a threadId a new conversation begins. A new clientMessageId is a new message.
mutation Send {
  sendMessage(input: { text: "What can you do?", clientMessageId: "first" }) {
    ... on SendMessagePayload { thread { id name } run { id status } }
    ... on Error { message }
  }
}
`,
    },
    {
      query: `# Follows the answer that is being written in a thread: put its id here.
subscription Follow {
  chatStream(threadId: "") {
    __typename
    cursor
    ... on ChatSnapshot { text }
    ... on ChatDelta { delta }
    ... on ChatToolCalled { toolCall { displayName } }
    ... on ChatStreamError { message }
    ... on ChatDone { thread { name } }
  }
}
`,
    },
    {
      query: `# What changes in your lists while you look.
subscription News {
  viewerEvents {
    __typename
    ... on ThreadChanged { threadEdge { node { name } } }
    ... on NotificationArrived { notificationEdge { node { title summary } } unreadNotificationCount }
  }
}
`,
    },
  ],
}
