import type { AgentType } from '../../platform/__generated__/prisma/client.ts'
import { respondAsAssistant } from './assistant/respondAsAssistant.ts'
import { respondAsProfilePal } from './profilePal/respondAsProfilePal.ts'
import type { Move, Situation } from './situation.ts'
import { respondAsTwin } from './twin/respondAsTwin.ts'

const responders: Record<AgentType, (situation: Situation) => Move> = {
  private_brain: respondAsAssistant,
  testing: respondAsAssistant,
  profile_pal: respondAsProfilePal,
  twin: respondAsTwin,
}

export function respond(situation: Situation): Move {
  const { agentType } = situation
  return (Object.hasOwn(responders, agentType) ? responders[agentType as AgentType] : respondAsAssistant)(situation)
}
