import { translateServerText } from '../../i18n/serverTexts.ts'

interface NamedModel {
  readonly name: string
  readonly connectionName: string | null | undefined
}

export function getModelName({ name, connectionName }: NamedModel): string {
  return connectionName ? `${name} (${connectionName})` : translateServerText(name)
}
