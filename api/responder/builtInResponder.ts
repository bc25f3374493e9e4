import type { Config } from '../config.ts'
import { once, type Model } from '../models/models.ts'
import type { Move, Situation } from './situation.ts'

/** What answers where the settings name no model. `respond` is what each agent lets it do. */
export function builtInResponder({ contextTokens }: Pick<Config['llm'], 'contextTokens'>, respond: (situation: Situation) => Move): Model {
  const load = once(async () => (await import('./model.ts')).createResponder(respond))
  return { provider: 'builtin', name: 'Built-in responder', isBuiltIn: true, contextTokens, seesPictures: false, load }
}
