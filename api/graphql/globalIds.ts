import SchemaBuilder, {
  createInputValueMapper,
  mapInputFields,
  type PartialResolveInfo,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import { decodeGlobalID, PothosRelayPlugin } from '@pothos/plugin-relay'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { nilUuid } from '../platform/text/ids.ts'

interface GlobalId {
  readonly typename: string
  readonly id: string
}

type AcceptedTypes = readonly string[] | null

/** Longer than any valid ID. */
const maxLength = 500

/** Pothos throws on malformed IDs and fails all root fields. An unused ID fails only its own. */
class ForgivingRelayPlugin<Types extends SchemaTypes> extends PothosRelayPlugin<Types> {
  override onOutputFieldConfig(fieldConfig: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> | null {
    const mappings = mapInputFields<Types, { types: AcceptedTypes }>(
      fieldConfig.args,
      this.buildCache,
      ({ extensions }) => (extensions?.isRelayGlobalID ? { types: readAcceptedTypes(extensions) } : null),
      new Map(),
    )
    if (!mappings) return fieldConfig
    const mapIds = createInputValueMapper(mappings, (value, { value: accepted }, { schema }: PartialResolveInfo) =>
      parseGlobalId(String(value), accepted?.types ?? null, schema),
    )
    return { ...fieldConfig, argMappers: [...(fieldConfig.argMappers ?? []), (args, _context, info) => mapIds(args, undefined, info)] }
  }
}

SchemaBuilder.allowPluginReRegistration = true
SchemaBuilder.registerPlugin('relay', ForgivingRelayPlugin)
SchemaBuilder.allowPluginReRegistration = false

function readAcceptedTypes({ relayGlobalIDFor: types }: Readonly<Record<string, unknown>>): AcceptedTypes {
  return Array.isArray(types) ? (types as { typename: string }[]).map(({ typename }) => typename) : null
}

function parseGlobalId(value: string, accepted: AcceptedTypes, schema: GraphQLSchema): GlobalId | null {
  const globalId = value.length <= maxLength ? decode(value) : null
  if (!accepted) return globalId && isNodeType(globalId.typename, schema) ? globalId : null
  return globalId && accepted.includes(globalId.typename) ? globalId : { typename: accepted[0] ?? '', id: nilUuid }
}

function decode(value: string): GlobalId | null {
  try {
    return decodeGlobalID(value)
  } catch {
    return null
  }
}

function isNodeType(typename: string, schema: GraphQLSchema): boolean {
  const type = schema.getType(typename)
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
}
