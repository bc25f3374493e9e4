import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../services/server.ts'
import { startProduct } from '../services/product.ts'
import { call, type Answer, type Call } from './client.ts'
import { openMemoryReader } from './memory.ts'

export interface Person {
  username: string
  userId: string
  token: string
  /** Of their requests: a session, and a network of their own. */
  headers: Record<string, string>
}

export interface Target {
  url: string
  pid: number
  memory: Awaited<ReturnType<typeof openMemoryReader>>
  /** How much of each attack: 1 for the whole of it. */
  scale: number
  call(one: Call): Promise<Answer>
  /** Somebody new, from a network that nobody else uses. */
  signUp(name: string): Promise<Person>
  /** As a proxy names the client: a network that nobody else uses. */
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

/** The server as it is delivered, with the limits that it has by default, behind a proxy on this machine that names its clients. */
export async function startTarget({ folder, databaseUrl, scale, env }: TargetSettings): Promise<Target> {
  const inspectorPort = await freePort()
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
      if (answer.status !== 201) throw new Error(`Nobody can sign up: ${answer.status} ${answer.text}`)
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

/** Somebody whose twin anybody may talk to. */
export async function aTwin(target: Target): Promise<Person> {
  const person = await target.signUp('twin')
  const body = { public: true, bio: 'I repair old radios.', interests: ['radios'], twin_enabled: true }
  const { status, text } = await target.call({ method: 'PUT', path: '/api/v1/profile', headers: person.headers, body })
  if (status !== 200) throw new Error(`Nobody can make their profile public: ${status} ${text}`)
  return person
}
