import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

/** What breaks clients and is not named by its path, such as `User.name`, under Unreleased in the changelog; each in a sentence. */
export async function unnamedBreakingChanges(before: string, after: string, changelog: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(after))
  const unreleased = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? ''
  return changes
    .filter(({ criticality, path }) => criticality.level === CriticalityLevel.Breaking && !unreleased.includes(`\`${path}\``))
    .map(({ message, path }) => `schema.graphql: ${message}. Name \`${path}\` under Unreleased in CHANGELOG.md, or keep it.`)
}
