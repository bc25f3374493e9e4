import { type DocumentNode, getNamedType, isAbstractType, isInterfaceType, isObjectType, Kind, OperationTypeNode, parse } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin, YogaServerOptions } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { parseLimited, weighDefinitions } from './documentLimits.ts'
import { schema } from '../schema.ts'

/** A document that is sent this often while it is remembered is worth compiling. */
const hotAfter = 5

/** More is not compiled, since nothing else is done meanwhile; a field of an abstract type counts once for each type that it can have. */
const maxCompiledFields = 300

/** Upper bounds as measured: a character comes to a token with its place and its part of the tree, a field to its compiled code. */
const bytes = { ofCharacter: 120, ofField: 5_000 }

export interface Documents {
  /** Whether it is one of the operations that the web app was built with. */
  isOwn(text: string | undefined | null): boolean
  plugin: Plugin
  /** For Yoga, which looks here before it parses. */
  cache: YogaServerOptions<object, object>['parserAndValidationCache']
}

/**
 * What is known of the documents that clients send. Ours are kept and compiled at their first use; those of others are limited
 * before anything is made of them, kept within a number of bytes, and compiled only when they come again and again.
 */
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
  }
  return {
    isOwn: (text) => ownDocuments.has(text ?? ''),
    plugin,
    // A document that cannot be parsed is parsed again: its error is not worth keeping.
    cache: { documentCache: documents, errorCache: { get: () => undefined, set: () => {} } },
  }
}

/** Hands out the compiled form of a document if it is ours or hot, and null if it is to be executed as it is. */
function createCompiler() {
  const ofOwn = new WeakMap<DocumentNode, CompiledQuery | null>()
  const timesSeen = new WeakMap<DocumentNode, number>()
  const ofHot = new LRUCache<DocumentNode, CompiledQuery>({
    max: 200,
    maxSize: 50_000_000,
    sizeCalculation: (_, document) => fieldsToCompile(document) * bytes.ofField,
  })

  return (document: DocumentNode, isOwn: boolean): CompiledQuery | null => {
    if (isOwn) {
      if (!ofOwn.has(document)) ofOwn.set(document, compileOne(document))
      return ofOwn.get(document) ?? null
    }
    const known = ofHot.get(document)
    if (known) return known
    const seen = (timesSeen.get(document) ?? 0) + 1
    timesSeen.set(document, seen)
    if (seen <= hotAfter || fieldsToCompile(document) > maxCompiledFields) return null
    const compiled = compileOne(document)
    if (compiled) ofHot.set(document, compiled)
    return compiled
  }
}

/** Null for what the compiler cannot do: several operations in one document, and subscriptions, whose field it hands all variables. */
function compileOne(document: DocumentNode): CompiledQuery | null {
  const [operation, ...others] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (others.length > 0 || operation?.operation === OperationTypeNode.SUBSCRIPTION) return null
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? compiled : null
}

function fieldsToCompile(document: DocumentNode): number {
  const weights = weighDefinitions(document, (field, inner) => 1 + inner * (typesOfField.get(field) ?? 1))
  return weights.reduce((sum, weight) => sum + weight, 1)
}

/** How many types a field can have, for the names of fields of abstract types. */
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
