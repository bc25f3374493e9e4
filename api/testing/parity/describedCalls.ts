import type { Client } from '../client.ts'
import { compileSchemas } from './describedSchemas.ts'

type Content = Record<string, { schema?: object }>
interface Answer {
  $ref?: string
  content?: Content
  headers?: Record<string, object>
}
interface Operation {
  parameters?: { name: string }[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer>; schemas?: Record<string, object> }
}

const requiredHeaders = ['ETag', 'Allow', 'Location', 'Retry-After']

export class DescribedCalls {
  readonly violations = new Set<string>()
  readonly #document: Document
  readonly #compile: ReturnType<typeof compileSchemas>

  constructor(document: Document) {
    this.#document = document
    this.#compile = compileSchemas(document)
  }

  watch(client: Client): Client {
    const sse = client.sse.bind(client)
    const readEvent = (asked: Parameters<typeof sse>, data: string) => this.#compareEvent(asked, data)
    client.sse = async function* (...asked) {
      for await (const event of sse(...asked)) {
        if (event.data) readEvent(asked, event.data)
        yield event
      }
    }
    const fetch = client.fetch.bind(client)
    client.fetch = async (...asked: Parameters<typeof fetch>) => {
      const response = await fetch(...asked)
      const [path, init = {}] = asked
      const hasBody = init.method !== 'HEAD' && response.body !== null
      const isJson = hasBody && response.headers.get('content-type')?.startsWith('application/json')
      const body: unknown = isJson ? await response.clone().json() : undefined
      if (path.startsWith('/api/v1/')) this.#compare({ method: init.method ?? 'GET', path, sent: init.body }, response, body)
      return response
    }
    return client
  }

  #compare(call: { method: string; path: string; sent: unknown }, { status, headers }: Response, body: unknown): void {
    const { pathname } = new URL(call.path, 'http://localhost')
    const found = this.#find(call.method.replace('HEAD', 'GET').toLowerCase(), pathname.replace('/api/v1', ''))
    if (!found) {
      if (status === 405) this.#compareMethods(`${call.method} ${pathname} answers 405`, pathname, headers, body)
      else if (status !== 404) this.violations.add(`${call.method} ${pathname} is not in the document`)
      return
    }
    const { operation, name } = found
    const described = operation.responses[status]
    if (!described) {
      this.violations.add(`${name} answers ${status}, which is not in the document`)
      return
    }
    // A 304 response has the headers of the cached response.
    const type = status === 304 ? undefined : headers.get('content-type')?.split(';')[0]
    const { content, headers: named = {} } = this.#resolve(described)
    for (const header of Object.keys(named).filter((header) => requiredHeaders.includes(header) && !headers.has(header)))
      this.violations.add(`${name} answers ${status} without ${header}`)
    if (type && !content?.[type] && !content?.['*/*'])
      this.violations.add(`${name} answers ${status} with ${type}, which is not in the document`)
    this.#validate(`${name} answers ${status}`, content?.['application/json']?.schema, body)
    if (status === 400) this.#compareField(name, operation, body)
    // Rejected requests may violate the document.
    if (status < 300 && typeof call.sent === 'string') {
      this.#validate(`${name} accepts`, operation.requestBody?.content['application/json']?.schema, JSON.parse(call.sent))
    }
  }

  /** Not of the service or GraphQL. */
  #compareField(name: string, operation: Operation, body: unknown): void {
    const { code, field } = (body as { error?: { code: string; field?: string } }).error ?? {}
    if (field === undefined || code === 'unknown_field' || code === 'unknown_parameter') return
    const [first = ''] = field.split('.')
    const parameters = operation.parameters?.map((parameter) => parameter.name) ?? []
    if (![...parameters, ...this.#bodyFields(operation)].includes(first)) this.violations.add(`${name} names the field ${field}`)
  }

  #bodyFields({ requestBody }: Operation): string[] {
    return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => {
      const { $ref } = schema as { $ref?: string }
      const body: { properties?: object } | undefined = $ref
        ? this.#document.components.schemas?.[$ref.replace('#/components/schemas/', '')]
        : schema
      return Object.keys(body?.properties ?? {})
    })
  }

  #compareEvent([path, { method = 'GET' } = {}]: Parameters<Client['sse']>, data: string): void {
    const { pathname } = new URL(path, 'http://localhost')
    if (!pathname.startsWith('/api/v1/')) return
    const found = this.#find(method.toLowerCase(), pathname.replace('/api/v1', ''))
    const event = JSON.parse(data) as { type?: string }
    this.#validate(`${found?.name} streams ${event.type}`, getEventSchema(found?.operation), event)
  }

  /** `Allow` must list the documented methods. */
  #compareMethods(what: string, pathname: string, headers: Headers, body: unknown): void {
    const path = pathname.replace('/api/v1', '')
    const methods = ['get', 'post', 'put', 'patch', 'delete'].filter((method) => this.#find(method, path))
    const get = this.#find('get', path)
    // A documented 405 of GET is for HEAD.
    const takesHead = get && !(405 in get.operation.responses)
    const expected = [...methods.map((method) => method.toUpperCase()), ...(takesHead ? ['HEAD'] : []), 'OPTIONS'].toSorted()
    const allowed = headers.get('allow') ?? ''
    if (allowed.split(', ').toSorted().join(', ') !== expected.join(', '))
      this.violations.add(`${what} and allows ${allowed} instead of ${expected.join(', ')}`)
    const described = this.#document.components.responses['405']
    this.#validate(what, described?.content?.['application/json']?.schema, body)
  }

  #resolve(answer: Answer): Answer {
    return answer.$ref ? (this.#document.components.responses[answer.$ref.replace('#/components/responses/', '')] ?? answer) : answer
  }

  #find(method: string, path: string): { operation: Operation; name: string } | undefined {
    const parts = path.split('/')
    const fits = (template: string) => {
      const expected = template.split('/')
      return expected.length === parts.length && expected.every((part, index) => part.startsWith('{') || part === parts[index])
    }
    const [template] = Object.keys(this.#document.paths)
      .filter(fits)
      .toSorted((one, other) => one.split('{').length - other.split('{').length)
    const operation = template === undefined ? undefined : this.#document.paths[template]?.[method]
    return operation && { operation, name: `${method.toUpperCase()} ${template}` }
  }

  #validate(what: string, schema: object | undefined, value: unknown): void {
    if (!schema || value === undefined) return
    const isValid = this.#compile(schema)
    if (isValid(value)) return
    for (const { instancePath, message = '' } of isValid.errors ?? [])
      this.violations.add(`${what}: ${instancePath || 'the body'} ${message}`)
  }
}

function getEventSchema(operation: Operation | undefined): object | undefined {
  const schema: { contentSchema?: object } | undefined = operation?.responses[200]?.content?.['text/event-stream']?.schema
  return schema?.contentSchema
}
