export interface TokenValue {
  $type: string
  $value: unknown
  $description?: string
}

type TokenFile = { readonly [collection in 'primitive' | 'semantic']?: Record<string, TokenValue> }

const files = import.meta.glob<TokenFile>('../../tokens/modes/*.tokens.json', { eager: true, import: 'default' })

/** Tokens by mode and name. */
export const modes: Record<string, Record<string, TokenValue>> = Object.fromEntries(
  Object.entries(files).map(([path, { primitive, semantic }]) => [
    path.replace(/^.*\/|\.tokens\.json$/gu, ''),
    primitive ?? semantic ?? {},
  ]),
)
