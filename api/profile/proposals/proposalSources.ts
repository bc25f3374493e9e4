import { ownerAgents } from '../../agents/registry.ts'
import type { ProposalSource } from '../../platform/__generated__/prisma/client.ts'

const fromAgents = Object.entries(ownerAgents).map(([type, { proposes }]) => [type, { description: proposes }])

export const proposalSources: Readonly<Record<ProposalSource, { description: string }>> = {
  stories: { description: 'Story written by the owner.' },
  ...(Object.fromEntries(fromAgents) as Record<keyof typeof ownerAgents, { description: string }>),
}
