/** TypeScript’s library of workers conflicts with the one of pages. */
export interface WorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & MessageEvent<WorkerMessage>) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void
}

export interface WorkerClient {
  readonly url: string
  focus(): Promise<WorkerClient>
}

export interface PushedEvent extends LastingEvent {
  readonly data: { text(): string } | null
}

export interface NotificationPressed extends LastingEvent {
  readonly notification: Notification
}

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface WorkerMessage {
  /** Paths of files that the open page has loaded. */
  readonly keep: readonly string[]
}

/** Written by the build. */
export interface Shell {
  readonly version: string
  /** Module of the page; identifies its version. */
  readonly entry: string
  readonly files: readonly string[]
}
