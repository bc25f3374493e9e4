import type { z } from 'zod'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { publishSharedContent } from '../../platform/events/viewerNews.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type ListedItem, suggestQuestions } from './questionIdeas.ts'
import type { PublicProfile } from '../profile/publicProfile.ts'
import { characterChange } from './validation.ts'

export const characterColumns = {
  tone: true,
  length: true,
  person: true,
  greeting: true,
  languages: true,
  instructions: true,
  declinedSubjects: true,
  declineReply: true,
  sourceRule: true,
  approvalSubjects: true,
  approvesEveryAnswer: true,
} as const satisfies Prisma.TwinCharacterSelect

export type Character = Prisma.TwinCharacterGetPayload<{ select: typeof characterColumns }>

export type CharacterChange = z.input<typeof characterChange>

export const defaultCharacter: Character = {
  tone: 'neutral',
  length: 'medium',
  person: 'third',
  greeting: null,
  languages: [],
  instructions: null,
  declinedSubjects: [],
  declineReply: null,
  sourceRule: 'public_sources',
  approvalSubjects: [],
  approvesEveryAnswer: false,
}

interface Uses {
  publicProfile(viewer: Viewer): Promise<PublicProfile>
  publicItems(viewer: Viewer): Promise<ListedItem[]>
}

export class CharacterService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #uses: Uses

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  async get({ userId: ownerId }: Viewer): Promise<Character> {
    return (await this.#platform.db.twinCharacter.findUnique({ where: { ownerId }, select: characterColumns })) ?? defaultCharacter
  }

  async update({ userId: ownerId }: Viewer, input: CharacterChange): Promise<Character> {
    const change = parseInput(characterChange, input)
    const create = { ...change, ownerId }
    const character = await this.#platform.db.twinCharacter.upsert({ where: { ownerId }, update: change, create, select: characterColumns })
    await publishSharedContent(this.#platform, ownerId)
    return character
  }

  async suggestQuestions(viewer: Viewer): Promise<string[]> {
    const [profile, items] = await Promise.all([this.#uses.publicProfile(viewer), this.#uses.publicItems(viewer)])
    return suggestQuestions(profile, items)
  }
}
