/** A streamed event of either API. */
export interface StreamedEvent {
  /** `id:` in REST, `cursor` in GraphQL. */
  cursor: string
  type: string
}

export interface SignUp {
  username: string
  email: string
  password: string
}

/** A third-party program that knows only the schema of one API. */
export interface Program {
  signUp(person: SignUp): Promise<void>
  /** Creates a token; the program uses only this token from then on. */
  useNewToken(name: string): Promise<void>
  /** Sends a message, in a new thread by default. @returns the ID of the thread */
  send(text: string, options?: { threadId?: string; uploadIds?: string[] }): Promise<string>
  /** Reads the latest answer, disconnects after `cutAfter` text events, and resumes. */
  readAnswer(threadId: string, cutAfter: number): Promise<{ events: StreamedEvent[]; text: string; connections: number }>
  /** The texts and file names of a thread. */
  history(threadId: string): Promise<{ texts: string[]; files: string[] }>
  /** @returns the ID to attach to a message */
  upload(name: string, content: string): Promise<string>
  openTwin(): Promise<void>
  /** Talks to a twin as a guest. @returns the messages */
  talkToTwin(username: string, text: string): Promise<string[]>
  unreadNotifications(): Promise<string[]>
  /** @returns the number of unread notifications */
  markRead(notificationId: string): Promise<number>
}
