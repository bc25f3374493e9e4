import { z } from 'zod'
import { turnCount } from './validation.ts'

export interface Talk {
  readonly turns: number
  readonly ownUsername: string
  readonly twinUsername: string
}

const metadata = z.object({ turns: turnCount, own_username: z.string(), twin_username: z.string() })

export function toTalkMetadata({ turns, ownUsername, twinUsername }: Talk) {
  return { subtitle: `Talk with @${twinUsername}’s twin`, turns, own_username: ownUsername, twin_username: twinUsername }
}

export function readTalk(thread: { threadType: string; metadata: unknown }): Talk | null {
  if (thread.threadType !== 'twin_to_twin') return null
  const { data } = metadata.safeParse(thread.metadata)
  return data ? { turns: data.turns, ownUsername: data.own_username, twinUsername: data.twin_username } : null
}

export function countTurns({ turns }: Pick<Talk, 'turns'>): { asked: number; own: number } {
  return { asked: Math.ceil(turns / 2), own: Math.floor(turns / 2) }
}
