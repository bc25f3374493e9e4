import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readResidentMemory } from '../../bench/residentMemory.ts'
import { findFreePort } from '../testing/server.ts'
import { startProduct } from '../testing/product.ts'
import { call, type Answer, type Call } from './client.ts'

const megabyte = 1024 * 1024

export interface Person {
  username: string
  userId: string
  token: string
  headers: Record<string, string>
}

export interface Memory {
  held: number
  /** RSS in megabytes. */
  resident: number
}

export interface Target {
  url: string
  pid: number
  memory: Awaited<ReturnType<typeof openMemoryReader>>
  scale: number
  call(one: Call): Promise<Answer>
  signUp(name: string): Promise<Person>
  stranger(): Record<string, string>
  isAlive(): boolean
  stop(): Promise<void>
}

export interface TargetSettings {
  folder: string
  databaseUrl: string | undefined
  scale: number
  env?: Record<string, string>
}

export async function startTarget({ folder, databaseUrl, scale, env }: TargetSettings): Promise<Target> {
  const inspectorPort = await findFreePort()
  const product = await startProduct(
    {
      DATABASE_URL: databaseUrl,
      REDIS_URL: undefined,
      DATA_DIR: join(folder, databaseUrl ? 'postgres' : 'embedded'),
      LLM_BASE_URL: undefined,
      LLM_API_KEY: undefined,
      TRUSTED_PROXIES: 'loopback',
      ...env,
    },
    [`--inspect=127.0.0.1:${inspectorPort}`],
  )
  const { url, pid } = product
  const memory = await openMemoryReader(inspectorPort, pid)
  let networks = 0
  const stranger = () => {
    networks += 1
    return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` }
  }
  return {
    url,
    pid,
    memory,
    scale,
    call: (one) => call(url, one),
    stranger,
    async signUp(name) {
      const username = `${name}-${randomUUID().slice(0, 6)}`
      const from = stranger()
      const body = { email: `${username}@example.org`, password: 'a long enough one', username }
      const answer = await call(url, { path: '/api/v1/auth/register', headers: from, body })
      if (answer.status !== 201) throw new Error(`Sign-up failed: ${answer.status} ${answer.text}`)
      const { token, user } = JSON.parse(answer.text) as { token: string; user: { id: string } }
      return { username, userId: user.id, token, headers: { ...from, authorization: `Bearer ${token}` } }
    },
    isAlive() {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    },
    async stop() {
      memory.close()
      await product.stop()
    },
  }
}

export async function createTwin(target: Target): Promise<Person> {
  const person = await target.signUp('twin')
  const body = { public: true, bio: 'I repair old radios.', interests: ['radios'], twin_enabled: true }
  const { status, text } = await target.call({ method: 'PUT', path: '/api/v1/profile', headers: person.headers, body })
  if (status !== 200) throw new Error(`Publishing the profile failed: ${status} ${text}`)
  return person
}

/** The inspector can force garbage collection. */
async function openMemoryReader(inspectorPort: number, pid: number) {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector did not answer')), { once: true })
  })
  const answers = new Map<number, PromiseWithResolvers<HeapUsage>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result } = JSON.parse(String(data)) as { id?: number; method?: string; result: HeapUsage }
    if (id !== undefined) answers.get(id)?.resolve(result)
    // An exiting process waits for the inspector to disconnect.
    if (method === 'NodeRuntime.waitingForDisconnect') socket.close()
  })
  socket.addEventListener('close', () => {
    for (const { reject } of answers.values()) reject(new Error('The server exited'))
  })
  let calls = 0
  const ask = (method: string, params = {}) => {
    const id = ++calls
    const answer = Promise.withResolvers<HeapUsage>()
    answers.set(id, answer)
    socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }
  await ask('NodeRuntime.notifyWhenWaitingForDisconnect', { enabled: true })

  return {
    async read(): Promise<Memory> {
      await ask('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
      return { held: (usedSize + backingStorageSize) / megabyte, resident: await readResidentMemory(pid) }
    },
    close: () => socket.close(),
  }
}

interface HeapUsage {
  usedSize: number
  backingStorageSize?: number
}
