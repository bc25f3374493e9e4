/** What one event of a stream is, whatever the face. */
export interface StreamedEvent {
  /** The `id:` of REST, the `cursor` of the graph. */
  cursor: string
  type: string
}

export interface SignUp {
  username: string
  email: string
  password: string
}

/** What a program does that somebody wrote who knows nothing of the server but one of its two documents. */
export interface Program {
  signUp(person: SignUp): Promise<void>
  /** From then on the program proves itself with the token alone. */
  useNewToken(name: string): Promise<void>
  /** Sends a message, in a new conversation unless there is one. @returns the conversation */
  send(text: string, options?: { threadId?: string; uploadIds?: string[] }): Promise<string>
  /** Reads the newest answer from its beginning, loses the connection after so many pieces of text, and goes on from there. */
  readAnswer(threadId: string, cutAfter: number): Promise<{ events: StreamedEvent[]; text: string; connections: number }>
  /** What was said in a conversation, and the names of the files. */
  history(threadId: string): Promise<{ texts: string[]; files: string[] }>
  /** @returns the id for a message */
  upload(name: string, content: string): Promise<string>
  openTwin(): Promise<void>
  /** As a guest without an account. @returns what was said */
  talkToTwin(username: string, text: string): Promise<string[]>
  unreadNotifications(): Promise<string[]>
  /** @returns how many are unread then */
  markRead(notificationId: string): Promise<number>
}
