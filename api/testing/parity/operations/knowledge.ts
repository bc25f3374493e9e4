import type { Client } from '../../client.ts'
import { documentFile } from '../../files/documentFiles.ts'
import { type Call, globalId, graph, mutation, type Operation, toOrder, type Outcome, rest, restOutcome } from '../parity.ts'
import { fetchJson } from './profile.ts'

type Input = Record<string, unknown>

const shown = `id: uuid title is_public: isPublic audience created_at: createdAt updated_at: updatedAt
  document { file_name: fileName media_type: mediaType size source_url: sourceUrl page_count: pageCount pages_without_text: pagesWithoutText status problem
    is_being_replaced: isBeingReplaced replacement_problem: replacementProblem }`

const flat = ({ document, ...item }: Input): Input => {
  const file = document as Input
  return { ...item, ...file, status: String(file.status).toLowerCase() }
}

const send = (client: Client, path: string, { field = 'files' }: Input) => {
  const body = new FormData()
  body.append(String(field), documentFile('notes.md', 'The boat is called Freya.'))
  return fetchJson(client, path, body)
}
const arrived = ({ title, file_name, size }: Input) => ({ title, file_name, size })

const viaUploads: Call = async (client, input): Promise<Outcome> => {
  const answer = await send(client, '/api/v1/upload/files', input)
  if (answer.status >= 300) return restOutcome(answer)
  const [file] = answer.body.files as { id: string }[]
  const add = mutation(
    'addDocuments',
    `documentEdges { node { ${shown} } }`,
    ({ id }) => ({ fileIds: [id] }),
    ({ documentEdges }) => (documentEdges as { node: Input }[]).map(({ node }) => arrived(flat(node))),
  )
  return add(client, { id: file?.id })
}

const download: Call = async (client, { id }) => {
  const response = await client.fetch(`/api/v1/knowledge/documents/${String(id)}/file`)
  const { status, headers } = response
  if (status >= 400) return restOutcome({ status, headers, body: (await response.json()) as Input })
  return { data: { type: headers.get('content-type'), disposition: headers.get('content-disposition'), text: await response.text() } }
}

const downloadFromGraph: Call = async (client, input) => {
  const asked = graph(
    'query ($uuid: String!) { viewer { knowledgeItem(uuid: $uuid) { document { url } } } }',
    ({ id }) => ({ uuid: id }),
    ({ viewer }) => (viewer?.knowledgeItem as Input | null)?.document,
  )
  const found = await asked(client, input)
  if (!('data' in found) || !found.data) return download(client, input)
  const id = (found.data as { url: string }).url.split('/').at(-2)
  return download(client, { id })
}

const replacing: Call = async (client, { id }) => {
  const body = new FormData()
  body.append('files', documentFile('boat.md', '# Freya, built anew'))
  return restOutcome(await fetchJson(client, `/api/v1/knowledge/documents/${String(id)}/file`, body, 'PUT'), toReplacedDocument)
}
const replacingFromGraph: Call = async (client, { id }) => {
  const answer = await send(client, '/api/v1/upload/files', {})
  if (answer.status >= 300) return restOutcome(answer)
  const [file] = answer.body.files as { id: string }[]
  const replace = mutation(
    'replaceDocument',
    'item { title }',
    () => ({ itemId: globalId('KnowledgeItem', String(id)), fileId: file?.id }),
    ({ item }) => toReplacedDocument(item as Input),
  )
  return replace(client, {})
}
const toReplacedDocument = ({ title }: Input) => ({ title })

const hidden = (id: 'readId' | 'deleteId' | 'replacedId') => [
  {
    title: 'is hidden from other users',
    as: 'other' as const,
    input: ({ documents }: { documents: Record<string, string> }) => ({ id: documents[id] }),
    status: 404,
  },
  {
    title: 'needs a session',
    as: 'anyone' as const,
    input: ({ documents }: { documents: Record<string, string> }) => ({ id: documents[id] }),
    status: 401,
  },
]

const keeping =
  (call: Call): Call =>
  async (client, { sender }) => {
    const { body } = await send(sender as Client, '/api/v1/upload/files', {})
    const [file] = body.files as { id: string }[]
    return call(client, { id: file?.id })
  }

export const knowledgeOperations: Operation[] = [
  {
    call: 'POST /api/v1/files/{id}/document',
    rest: keeping(
      rest(
        ({ id }) => ['POST', `/files/${String(id)}/document`],
        (document) => arrived(document),
      ),
    ),
    graph: keeping(
      mutation(
        'keepInKnowledge',
        `item { ${shown} }`,
        ({ id }) => ({ fileId: id }),
        ({ item }) => arrived(flat(item as Input)),
      ),
    ),
    cases: [
      { title: 'keeps a file', as: 'owner', input: ({ owner }) => ({ sender: owner.client }) },
      { title: 'is hidden from other users', as: 'other', input: ({ owner }) => ({ sender: owner.client }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: ({ owner }) => ({ sender: owner.client }), status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/knowledge/documents',
    rest: rest(
      ({ sort, direction }) => [
        'GET',
        `/knowledge/documents?${new URLSearchParams(typeof sort === 'string' ? { sort, direction: String(direction) } : {})}`,
      ],
      ({ documents }) => documents,
    ),
    graph: graph(
      `query ($orderBy: KnowledgeItemOrder) { viewer { documents(orderBy: $orderBy) { edges { node { ${shown} } } } } }`,
      ({ sort, direction }) => ({ orderBy: toOrder(sort, direction) }),
      ({ viewer }) => (viewer?.documents as { edges: { node: Input }[] } | undefined)?.edges.map(({ node }) => flat(node)),
    ),
    cases: [
      { title: 'lists them', as: 'owner' },
      { title: 'lists them by title', as: 'owner', input: () => ({ sort: 'title', direction: 'desc' }) },
      { title: 'shows nothing of another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/knowledge/documents/{id}',
    rest: rest(({ id }) => ['GET', `/knowledge/documents/${String(id)}`]),
    graph: graph(
      `query ($uuid: String!) { viewer { knowledgeItem(uuid: $uuid) { ${shown} } } }`,
      ({ id }) => ({ uuid: id }),
      ({ viewer }) => viewer?.knowledgeItem && flat(viewer.knowledgeItem as Input),
    ),
    cases: [{ title: 'shows one', as: 'owner', input: ({ documents }) => ({ id: documents.readId }) }, ...hidden('readId')],
  },
  {
    call: 'GET /api/v1/knowledge/documents/{id}/file',
    rest: download,
    graph: downloadFromGraph,
    cases: [{ title: 'sends it', as: 'owner', input: ({ documents }) => ({ id: documents.readId }) }, ...hidden('readId')],
  },
  {
    call: 'PUT /api/v1/knowledge/documents/{id}/file',
    rest: replacing,
    graph: replacingFromGraph,
    cases: [{ title: 'replaces one', as: 'owner', input: ({ documents }) => ({ id: documents.replacedId }) }, ...hidden('replacedId')],
  },
  {
    call: 'DELETE /api/v1/knowledge/documents/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/knowledge/documents/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'deleteKnowledgeItem',
      'deletedItemId',
      ({ id }) => ({ itemId: globalId('KnowledgeItem', id) }),
      () => true,
    ),
    cases: [...hidden('deleteId'), { title: 'deletes it', as: 'owner', input: ({ documents }) => ({ id: documents.deleteId }) }],
  },
  {
    call: 'POST /api/v1/knowledge/web-pages',
    rest: rest(
      ({ url }) => ['POST', '/knowledge/web-pages', { url: `${String(url)}?over=rest` }],
      (document) => arrived(document),
    ),
    graph: mutation(
      'addWebPage',
      `documentEdge { node { ${shown} } }`,
      ({ url }) => ({ url: `${String(url)}?over=graphql` }),
      ({ documentEdge }) => arrived(flat((documentEdge as { node: Input }).node)),
    ),
    cases: [
      { title: 'adds one', as: 'owner', input: ({ owner }) => ({ url: `${owner.client.url}/robots.txt` }) },
      {
        title: 'reports a missing one',
        as: 'owner',
        input: ({ owner }) => ({ url: `${owner.client.url}/api/v1/nothing` }),
        status: 400,
      },
      { title: 'refuses an invalid address', as: 'owner', input: () => ({ url: 'ftp://example.org' }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => ({ url: 'https://example.org' }), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/knowledge/documents',
    rest: async (client, input) =>
      restOutcome(await send(client, '/api/v1/knowledge/documents', input), ({ documents }) => (documents as Input[]).map(arrived)),
    graph: viaUploads,
    cases: [
      { title: 'adds one', as: 'owner' },
      { title: 'refuses a wrong field', as: 'owner', input: () => ({ field: 'file' }), status: 400 },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
