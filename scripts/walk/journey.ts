import { randomUUID } from 'node:crypto'
import { type Arrival, Person, type TimedPress } from './person.ts'
import { type Account, deleteAccount, keepConversation, onboard, signUp, skipOnboarding } from './steps/account.ts'
import { navigate } from './steps/navigating.ts'
import { publishNote, share, visit, visitorQuestion } from './steps/sharing.ts'
import { ask, walkThroughChat } from './steps/talking.ts'
import { phone } from './variants.ts'

interface Walked {
  problems: string[]
  presses: TimedPress[]
  milestones: string[]
  seconds: number
}

const most = { 'a useful answer': 8, 'a shared twin': 14 }

export async function walk(arrival: Arrival): Promise<Walked> {
  const start = performance.now()
  const { name, keyMs, latency, lastStep } = arrival.variant
  const person = await Person.arrive(arrival)
  const guest = await Person.arrive({ ...arrival, variant: { ...phone, name: `${name}-guest`, keyMs, latency } })
  const newcomer = await Person.arrive({ ...arrival, variant: { ...arrival.variant, name: `${name}-newcomer` } })
  const people = { '': person, 'Guest: ': guest, 'Newcomer: ': newcomer }
  const account = createAccount()
  const milestones: string[] = []
  const reach = (milestone: keyof typeof most) => {
    milestones.push(`${milestone} after ${person.actions} actions`)
    if (person.actions > most[milestone]) person.problems.push(`${milestone} takes ${person.actions} actions, not ${most[milestone]}`)
  }

  const steps: [string, () => Promise<void>][] = [
    ['sign up', () => signUp(person, account)],
    ['onboarding', () => onboard(person)],
    ['ask', () => ask(person).then(() => reach('a useful answer'))],
    ['share', () => share(person).then(() => reach('a shared twin'))],
    ['publish a note', () => publishNote(person)],
    ['visit and chat', () => waitForAll(visit(guest, account.username), walkThroughChat(person))],
    ['keep the visit', () => keepConversation(guest, createAccount(), visitorQuestion)],
    ['navigate', () => navigate(person)],
    ['skip the onboarding', () => skipOnboarding(newcomer, createAccount())],
    ['delete the account', () => deleteAccount(person, account)],
  ]
  for (const [what, step] of steps) {
    const begun = performance.now()
    try {
      await step()
      milestones.push(`${what} ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    } catch (error) {
      const [first = '', ...rest] = String(error).split('\n')
      person.problems.push(`${what}: ${first} ${rest.find((line) => line.includes('waiting for'))?.trim() ?? ''}`)
      for (const one of Object.values(people)) await one.picture(`failed-${what.replaceAll(/\W+/g, '-')}`).catch(() => {})
      break
    }
    if (what === lastStep) break
  }
  await Promise.all(Object.values(people).map((one) => one.leave()))
  return {
    problems: Object.entries(people).flatMap(([who, { problems }]) => problems.map((problem) => `${who}${problem}`)),
    presses: Object.values(people).flatMap(({ presses }) => presses),
    milestones,
    seconds: (performance.now() - start) / 1000,
  }
}

function createAccount(): Account {
  const username = `ada-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.org`, password: 'correct horse battery' }
}

async function waitForAll(...parts: Promise<void>[]): Promise<void> {
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason
}
