export interface StreamedEvent {
  cursor: string
  type: string
}

export interface SignUp {
  username: string
  email: string
  password: string
}

export interface Program {
  signUp(person: SignUp): Promise<void>
  useNewToken(name: string): Promise<void>
  send(text: string, options?: { threadId?: string; uploadIds?: string[] }): Promise<string>
  readAnswer(threadId: string, cutAfter: number): Promise<{ events: StreamedEvent[]; text: string; connections: number }>
  history(threadId: string): Promise<{ texts: string[]; files: string[] }>
  upload(name: string, content: string): Promise<string>
  openTwin(): Promise<void>
  talkToTwin(username: string, text: string): Promise<string[]>
  unreadNotifications(): Promise<string[]>
  markRead(notificationId: string): Promise<number>
}
