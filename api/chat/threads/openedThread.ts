import { hash } from 'node:crypto'
import type { Opening, OwnerAgent } from '../../agents/definition.ts'
import { agents } from '../../agents/registry.ts'
import type { AgentType } from '../../platform/__generated__/prisma/client.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { toAnswerPreview } from './previews.ts'

/** A deterministic thread ID per user prevents duplicates. */
export interface OpeningAgent {
  type: AgentType
  label: string
  startsAs: OwnerAgent['startsAs']
  opening: NonNullable<OwnerAgent['opening']>
}

export function findOpeningAgent(type: AgentType): OpeningAgent | null {
  const agent = agents[type]
  return agent.audience === 'owner' && agent.opening ? { type, label: agent.label, startsAs: agent.startsAs, opening: agent.opening } : null
}

export const profilePal = requireOpening('profile_pal')

function requireOpening(type: AgentType): OpeningAgent {
  const agent = findOpeningAgent(type)
  if (!agent) throw new Error(`${type} has no opening message.`)
  return agent
}

export function deriveOpenedThreadId(userId: string, { label }: Pick<OpeningAgent, 'label'>): string {
  const hex = hash('md5', `${userId} ${label}`)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export async function writeOpenedThread(
  db: Database,
  userId: string,
  agent: OpeningAgent,
  { greeting, question }: Opening,
): Promise<boolean> {
  const { label, type, startsAs, opening } = agent
  const threadId = deriveOpenedThreadId(userId, agent)
  const text = question ? `${greeting}\n\n${question.question}` : greeting
  const preview = toAnswerPreview(text)
  const now = new Date()
  return transaction(db, async (tx) => {
    const { count } = await tx.thread.createMany({
      data: {
        id: threadId,
        userId,
        name: label,
        agentType: type,
        threadType: startsAs,
        stepCount: 1,
        firstMessagePreview: preview,
        lastMessagePreview: preview,
      },
      skipDuplicates: true,
    })
    if (count === 0) return false
    const step = { threadId, userId, position: 0, stepType: 'assistant_message', status: 'completed', output: text } as const
    const { id: stepId } = await tx.step.create({
      data: { ...step, waitForAnswer: question !== null, startTime: now },
      select: { id: true },
    })
    if (question) {
      const call = { stepId, callId: 'call_opening', position: 0, status: 'completed', textOffset: greeting.length } as const
      const { name, title: displayName } = opening.tool
      const json = { ...question }
      await tx.toolCall.create({
        data: { ...call, name, displayName, inputParams: json, outputResult: json, endTime: now, durationMs: 0 },
        select: { id: true },
      })
    }
    return true
  })
}
