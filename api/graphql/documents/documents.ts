import {
  createSourceEventStream,
  type DocumentNode,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { isAsyncIterable, mapAsyncIterator, type Plugin, type YogaServerOptions } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { parseLimited, weighDefinitions } from './documentLimits.ts'
import { schema } from '../schema.ts'

const hotAfter = 5

/** Compiling blocks the event loop. Fields of abstract types count once per possible type. */
const maxCompiledFields = 300

/** Measured upper bounds, including tokens and compiled code. */
const bytes = { ofCharacter: 120, ofField: 5_000 }

export interface Documents {
  isOwn(text: string | undefined | null): boolean
  plugin: Plugin
  cache: YogaServerOptions<object, object>['parserAndValidationCache']
}

/** Operations other than the web app’s are limited, cached by size, and compiled when they recur. */
export function createDocuments(ownTexts: Iterable<string>): Documents {
  const ownDocuments = new Map<string, DocumentNode | undefined>(Array.from(ownTexts, (text) => [text, undefined]))
  const documents = new LRUCache<string, DocumentNode>({
    max: 1000,
    maxSize: 50_000_000,
    sizeCalculation: (_, text) => text.length * bytes.ofCharacter,
  })
  const compile = createCompiler()
  const own = new WeakSet<DocumentNode>()

  const plugin: Plugin = {
    onParse({ params: { source }, setParseFn, setParsedDocument }) {
      const text = String(source)
      if (!ownDocuments.has(text)) return setParseFn(() => parseLimited(text))
      const document = ownDocuments.get(text) ?? parse(text)
      ownDocuments.set(text, document)
      own.add(document)
      setParsedDocument(document)
    },
    onExecute({ args: { document }, setExecuteFn }) {
      const compiled = compile(document, own.has(document))
      if (!compiled) return
      setExecuteFn(async ({ rootValue, contextValue, variableValues }) => {
        const result = await compiled.query(rootValue, contextValue, variableValues)
        return Object.assign(result, { stringify: compiled.stringify })
      })
    },
    onSubscribe({ args: { document }, setSubscribeFn }) {
      const compiled = compile(document, own.has(document))
      if (!compiled) return
      setSubscribeFn(async (args) => {
        // The compiled `subscribe` would pass all variables to the field.
        const events = await createSourceEventStream(args)
        if (!isAsyncIterable(events)) return events
        return mapAsyncIterator(events, (event) => compiled.query(event, args.contextValue, args.variableValues))
      })
    },
  }
  return {
    isOwn: (text) => ownDocuments.has(text ?? ''),
    plugin,
    cache: { documentCache: documents, errorCache: { get: () => undefined, set: () => {} } },
  }
}

function createCompiler() {
  const ownQueries = new WeakMap<DocumentNode, CompiledQuery | null>()
  const timesSeen = new WeakMap<DocumentNode, number>()
  const hotQueries = new LRUCache<DocumentNode, CompiledQuery>({
    max: 200,
    maxSize: 50_000_000,
    sizeCalculation: (_, document) => estimateCompileCost(document) * bytes.ofField,
  })

  return (document: DocumentNode, isOwn: boolean): CompiledQuery | null => {
    if (isOwn) {
      if (!ownQueries.has(document)) ownQueries.set(document, compileOne(document))
      return ownQueries.get(document) ?? null
    }
    const known = hotQueries.get(document)
    if (known) return known
    const seen = (timesSeen.get(document) ?? 0) + 1
    timesSeen.set(document, seen)
    if (seen <= hotAfter || estimateCompileCost(document) > maxCompiledFields) return null
    const compiled = compileOne(document)
    if (compiled) hotQueries.set(document, compiled)
    return compiled
  }
}

/** Null for several operations, which the compiler doesn’t support. */
function compileOne(document: DocumentNode): CompiledQuery | null {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length > 1) return null
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled : null
}

function estimateCompileCost(document: DocumentNode): number {
  const weights = weighDefinitions(document, (field, inner) => 1 + inner * (typesOfField.get(field) ?? 1))
  return weights.reduce((sum, weight) => sum + weight, 1)
}

const typesOfField = new Map(
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const fieldType = getNamedType(field.type)
          return isAbstractType(fieldType) ? [[field.name, schema.getPossibleTypes(fieldType).length] as const] : []
        })
      : [],
  ),
)
