import type { GraphiQLOptions } from 'graphql-yoga'

/** Lines fit the editor of a 1400-pixel window. */
export const graphiqlOptions: GraphiQLOptions = {
  title: 'Twain API',
  favicon: '/favicon.svg',
  defaultTabs: [
    {
      query: `# Get your first answer in five minutes: run each tab.
# 1. Sign up, or sign in if you have an account.
# Both set the cookie that the other tabs use.
mutation SignUp {
  signUp(input: {
    email: "grace@example.org"
    username: "grace"
    password: "a long enough one"
  }) {
    ... on SignUpPayload {
      viewer { user { username displayName } }
    }
    ... on UserError { message }
  }
}

mutation SignIn {
  signIn(input: {
    email: "grace@example.org"
    password: "a long enough one"
  }) {
    ... on SignInPayload {
      viewer { user { username displayName } }
    }
    ... on UserError { message }
  }
}
`,
    },
    {
      query: `# 2. Send a message.
# Without a threadId it starts a new conversation.
# Change clientMessageId to send another message.
mutation Send {
  sendMessage(input: {
    text: "What can you do?"
    clientMessageId: "first"
  }) {
    ... on SendMessagePayload {
      thread { id name }
      run { id status }
    }
    ... on UserError { message }
  }
}
`,
    },
    {
      query: `# 3. Stream the answer.
# Use the thread id from the previous tab.
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
      query: `# 4. List your conversations, newest first.
query MyThreads {
  viewer {
    threads(first: 10) {
      edges {
        node { id name lastMessagePreview updatedAt }
      }
    }
  }
}
`,
    },
    {
      query: `# 5. Watch your lists change.
subscription News {
  viewerEvents {
    __typename
    ... on ThreadChanged {
      threadEdge { node { name } }
    }
    ... on NotificationArrived {
      notificationEdge { node { title summary } }
      unreadNotificationCount
    }
  }
}
`,
    },
  ],
}
