import { type Environment, isSecretSetting, settings } from './environment.ts'

export interface EffectiveSetting {
  readonly name: string
  /** Null if unset or secret. */
  readonly value: string | null
  readonly source: 'environment' | 'app' | 'default'
  readonly isSecret: boolean
  readonly isSet: boolean
}

export type SettingValues = Partial<Record<keyof Environment, unknown>>

/** @param given names of the variables that are set @param derived defaults that depend on other settings */
export function listEffectiveSettings(given: ReadonlySet<string>, parsed: Environment, derived: SettingValues): EffectiveSetting[] {
  return settings.map(({ name }) => {
    const isGiven = given.has(name)
    return toEffectiveSetting(name, isGiven ? 'environment' : 'default', isGiven ? parsed[name] : (parsed[name] ?? derived[name]))
  })
}

export function toEffectiveSetting(name: keyof Environment, source: EffectiveSetting['source'], value: unknown): EffectiveSetting {
  const text = format(value)
  const isSecret = isSecretSetting(name)
  return { name, source, value: isSecret ? null : text, isSecret, isSet: text !== null }
}

function format(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(format).join(', ') || null
  if (typeof value === 'string') return value === '' ? null : redactUrl(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** Usernames, passwords and query parameters in URLs can be secrets. */
function redactUrl(text: string): string {
  if (!text.includes('://') || !URL.canParse(text)) return text
  const url = new URL(text)
  const [user, parameters] = [url.username || url.password ? '…@' : '', url.search || url.hash ? '?…' : '']
  return user || parameters ? `${url.protocol}//${user}${url.host}${url.pathname}${parameters}` : text
}
