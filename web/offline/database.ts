const name = 'offline'

export interface Tables {
  /** Server responses by name. */
  answers: KeptAnswer
  /** In the order in which they were written. */
  unsent: UnsentMessage
  /** Content shared by another app, until the page has read it. */
  shared: SharedContent
}

export interface KeptAnswer {
  readonly name: string
  readonly owner: string
  readonly data: Record<string, unknown>
  readonly keptAt: number
}

export interface SharedContent {
  readonly id: 1
  readonly text: string
  readonly files: readonly File[]
  readonly keptAt: number
}

export interface UnsentMessage {
  readonly id: number
  readonly owner: string
  /** UUID of the thread, or `new`. */
  readonly chat: string
  /** Null until the first message has started the thread. */
  readonly threadId: string | null
  readonly text: string
  readonly modelId: string | null
  /** Model of a second answer; undefined in messages of former versions. */
  readonly comparedModelId?: string | null
  readonly clientMessageId: string
  readonly failure: string | null
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('answers', { keyPath: 'name' })
      request.result.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true })
      request.result.createObjectStore('shared', { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'))
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** @param work synchronous; the transaction ends when it has no requests left */
export async function transact<T>(
  table: keyof Tables,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | void,
): Promise<T | undefined> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode)
    const request = work(transaction.objectStore(table))
    transaction.oncomplete = () => resolve(request?.result)
    transaction.onerror = () => reject(transaction.error ?? new Error('The database failed.'))
    transaction.onabort = transaction.onerror
  })
}

export async function readAll<Table extends keyof Tables>(table: Table): Promise<Tables[Table][]> {
  return (await transact(table, 'readonly', (store) => store.getAll() as IDBRequest<Tables[Table][]>)) ?? []
}
