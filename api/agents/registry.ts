import type { AgentType, ThreadType } from '../platform/__generated__/prisma/client.ts'
import type { PublicAgentType } from './agent.ts'
import type { Agent, OwnerAgent, PublicAgent, ThreadRules } from './definition.ts'
import { privateBrain } from './privateBrain/privateBrain.ts'
import { profilePal } from './profilePal/profilePal.ts'
import { testing } from './testing/testing.ts'
import { twin } from '../twin/agent/twin.ts'

const owners = { private_brain: privateBrain, profile_pal: profilePal, testing }
const registry = { ...owners, twin }

export const ownerAgents: Readonly<Record<Exclude<AgentType, PublicAgentType>, OwnerAgent>> = owners

export const agents: typeof ownerAgents & Readonly<Record<PublicAgentType, PublicAgent>> = registry

export const defaultAgent: AgentType = 'private_brain'

export const threadTypes: Readonly<Record<ThreadType, ThreadRules>> = {
  ...privateBrain.threads,
  ...profilePal.threads,
  ...testing.threads,
  ...twin.threads,
}

export type ToolName = (typeof registry)[AgentType]['tools'][number]['name']

export const toolNames = [...new Set(Object.values(registry).flatMap(({ tools }) => tools.map(({ name }) => name)))].toSorted()

export function filterAgents(is: (agent: Agent) => unknown): AgentType[] {
  return (Object.keys(agents) as AgentType[]).filter((type) => is(agents[type]))
}

export function filterThreadTypes(are: (rules: ThreadRules) => unknown): ThreadType[] {
  return (Object.keys(threadTypes) as ThreadType[]).filter((type) => are(threadTypes[type]))
}
