import type { Config } from '../../config.ts'
import { type Model, memoize } from '../models.ts'
import type { Fact } from '../tasks/facts.ts'
import type { ProfileFinding } from '../tasks/profileText.ts'
import type { StoryFinding, StoryText } from '../tasks/stories.ts'

export interface BuiltInResponder extends Model {
  findFacts(message: string): Promise<Fact[]>
  findInStories(stories: StoryText[]): Promise<StoryFinding[]>
  findInProfileText(text: string): Promise<ProfileFinding[]>
}

export function createBuiltInResponder({ contextTokens }: Pick<Config['llm'], 'contextTokens'>): BuiltInResponder {
  return {
    provider: 'builtin',
    name: 'Built-in responder',
    connectionName: null,
    isBuiltIn: true,
    contextTokens,
    id: null,
    acceptsImages: false,
    callsTools: true,
    reasons: false,
    load: memoize(async () => {
      const [{ createResponder }, { respond }] = await Promise.all([import('./model.ts'), import('./responders.ts')])
      return createResponder(respond)
    }),
    findFacts: async (message) => (await import('./extraction/factsByRules.ts')).findFactsByRules(message),
    findInStories: async (stories) => (await import('./extraction/storiesByRules.ts')).findByRules(stories),
    findInProfileText: async (text) => (await import('./extraction/profileByRules.ts')).findProfileByRules(text),
  }
}
