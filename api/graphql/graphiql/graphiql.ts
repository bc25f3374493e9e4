import type { GraphiQLOptions } from 'graphql-yoga'

/** For those who open /graphql in a browser: the operations that lead to a first answer, one tab after the other. */
export const graphiqlOptions: GraphiQLOptions = {
  title: 'Twain API',
  favicon: '/favicon.svg',
  defaultTabs: [
    {
      query: `# Your first answer in five minutes. Press Run in this tab, then go on with the next one.
# 1. Sign up; who has an account signs in instead, below. Both set the cookie that the other tabs use.
mutation SignUp {
  signUp(input: { email: "grace@example.org", username: "grace", password: "a long enough one" }) {
    ... on SignUpPayload { viewer { user { username displayName } } }
    ... on Error { message }
  }
}

mutation SignIn {
  signIn(input: { email: "grace@example.org", password: "a long enough one" }) {
    ... on SignInPayload { viewer { user { username displayName } } }
    ... on Error { message }
  }
}
`,
    },
    {
      query: `# 2. Send a message. Without a threadId a new conversation begins. A new clientMessageId is a new message.
mutation Send {
  sendMessage(input: { text: "What can you do?", clientMessageId: "first" }) {
    ... on SendMessagePayload { thread { id name } run { id status } }
    ... on Error { message }
  }
}
`,
    },
    {
      query: `# 3. Follow the answer, with the id of the thread from the tab before. Later, its history has it too.
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
      query: `# 4. What was said so far, the newest conversation first.
query MyThreads {
  viewer {
    threads(first: 10) {
      edges { node { id name lastMessagePreview updatedAt } }
    }
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
