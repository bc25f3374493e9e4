import http from 'node:http'
import type { Case, Known, Position } from './cases.ts'
import { listGraphqlPositions } from './graphqlCases.ts'
import { type People, type Role, createPeople } from '../people.ts'
import { type OpenapiDocument, listRestPositions } from './restCases.ts'
import { judge, send } from '../send.ts'
import { listTransportPositions } from './transportCases.ts'

export interface FuzzOptions {
  readonly url: string
  readonly requests: number
  readonly seed?: number
  readonly attackers?: { readonly people: People; readonly known: Known }
  readonly parallel?: number
}

export interface Finding {
  readonly problem: string
  readonly call: string
  readonly position: string
  readonly role: Role
  readonly request: string
  readonly answer: string
}

export interface FuzzReport {
  readonly sent: number
  readonly positions: number
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  readonly slowest: readonly (readonly [number, string])[]
  readonly findings: readonly Finding[]
}

const costly =
  /signUp|signIn|register|login|resetPassword|reset-password|forgot|requestPasswordReset|changePassword|deleteAccount|\/account$|Availability|check-/
/** Run only without a session. */
const endsSession = /logout|signOut|refresh/i
const roles: readonly Role[] = ['owner', 'owner', 'owner', 'other', 'guest', 'anonymous']

export async function fuzz({ url, requests, seed = 20_261_122, attackers, parallel = 8 }: FuzzOptions): Promise<FuzzReport> {
  const { people, known } = attackers ?? (await createPeople(url))
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenapiDocument
  const positions = [...listGraphqlPositions(known), ...listRestPositions(document, known), ...listTransportPositions(document, known)]
  const random = createGenerator(seed)
  const planned = plan(positions, requests, random)

  const agent = new http.Agent({ keepAlive: true, maxSockets: parallel })
  const findings: Finding[] = []
  const statuses: Record<string, number> = {}
  let slowest: [number, string][] = []
  const start = performance.now()
  let next = 0
  const work = async () => {
    for (let at = next++; at < planned.length; at = next++) {
      const { position, index } = planned[at] as Planned
      const chosen = roles[Math.floor(random() * roles.length)] ?? 'owner'
      const role = endsSession.test(position.call) && (chosen === 'owner' || chosen === 'other') ? 'anonymous' : chosen
      const made = position.make(index)
      const request = { ...made, headers: { ...people[role], ...made.headers } }
      const begun = performance.now()
      const answer = await send(url, agent, request)
      slowest.push([Math.round(performance.now() - begun), `${made.call} ${made.position}`])
      if (slowest.length > 100) slowest = listSlowest(slowest)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      const problem = judge(request, answer)
      if (problem)
        findings.push({
          problem,
          call: made.call,
          position: made.position,
          role,
          request: formatRequest(made),
          answer: answer.text.slice(0, 500),
        })
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  agent.destroy()
  await expectAlive(url, people, findings)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  return { sent: planned.length, positions: positions.length, seconds, statuses, slowest: listSlowest(slowest), findings }
}

interface Planned {
  readonly position: Position
  readonly index: number
}

/** Costly cases run a quarter as often. */
function plan(positions: readonly Position[], requests: number, random: () => number): Planned[] {
  const all = positions.flatMap((position) =>
    Array.from({ length: position.count }, (_, index) => ({ position, index })).filter(
      () => !costly.test(position.call) || random() < 0.25,
    ),
  )
  const chosen: Planned[] = []
  while (chosen.length < requests) chosen.push(...shuffle(all, random).slice(0, requests - chosen.length))
  return chosen
}

/** Most requests need a valid session. */
async function expectAlive(url: string, people: People, findings: Finding[]) {
  for (const [path, role] of [
    ['/healthz', 'anonymous'],
    ['/readyz', 'anonymous'],
    ['/api/v1/auth/me', 'owner'],
    ['/api/v1/auth/me', 'other'],
  ] as const) {
    const response = await fetch(url + path, { headers: people[role] }).catch(
      (error: unknown) => new Response(String(error), { status: 503 }),
    )
    if (response.ok) continue
    findings.push({
      problem: `${path} answers ${response.status} at the end`,
      call: `GET ${path}`,
      position: '',
      role,
      request: '',
      answer: await response.text(),
    })
  }
}

function listSlowest(times: readonly [number, string][]): [number, string][] {
  return times.toSorted(([one], [other]) => other - one).slice(0, 10)
}

function formatRequest({ method, path, body }: Case): string {
  return `${method} ${path.slice(0, 300)} ${String(body ?? '').slice(0, 500)}`
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] as T, order[at] as T]
  }
  return order
}

/** mulberry32 */
export function createGenerator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
