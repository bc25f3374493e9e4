import { graphql } from '../../__generated__/gql.ts'
import { type Operation, mutation, rest } from '../parity.ts'
import { download, downloadNamed } from './exports.ts'

const read = (text: string) => () => ({ text })
const add =
  (...contents: string[]) =>
  () => ({ memories: contents.map((content) => ({ content })) })

export const memoryTransferOperations: Operation[] = [
  {
    call: 'POST /api/v1/memories/import/preview',
    rest: rest(
      (body) => ['POST', '/memories/import/preview', body],
      ({ candidates }) => candidates,
    ),
    graph: mutation(
      'previewMemoryImport',
      'candidates { content state project_id: projectUuid project_name: projectName never_sent_to: neverSentTo }',
      (input) => input,
      ({ candidates }) => (candidates as { state: string }[]).map(({ state, ...found }) => ({ ...found, state: state.toLowerCase() })),
    ),
    cases: [
      {
        title: 'finds memories',
        as: 'owner',
        input: read('- The sea is grey. <!-- {"neverSentTo":["mock"]} -->\n- the DOOR is open.\n- My password is Sommer2024'),
      },
      { title: 'needs memories', as: 'owner', input: read('# Memories'), status: 400 },
      { title: 'refuses damaged JSON', as: 'owner', input: read('["The sea is grey."'), status: 400 },
      {
        title: 'refuses too many',
        as: 'owner',
        input: read(Array.from({ length: 501 }, (_, index) => `Fact ${index}`).join('\n')),
        status: 400,
      },
      { title: 'refuses an overlong list', as: 'owner', input: read('a'.repeat(200_001)), status: 400 },
      { title: 'needs a session', as: 'anyone', input: read('The sea is grey.'), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/memories/import',
    rest: rest((body) => ['POST', '/memories/import', body]),
    graph: mutation('importMemories', 'added_count: addedCount known_count: knownCount', (input) => input),
    cases: [
      { title: 'needs text', as: 'owner', input: add('The sea is grey.', ' '), status: 400 },
      { title: 'needs memories', as: 'owner', input: add(), status: 400 },
      { title: 'keeps no passwords', as: 'owner', input: add('The sea is grey.', 'My password is Sommer2024'), status: 400 },
      { title: 'refuses too many', as: 'owner', input: add(...Array.from({ length: 501 }, (_, index) => `Fact ${index}`)), status: 400 },
      { title: 'needs a session', as: 'anyone', input: add('The sea is grey.'), status: 401 },
      { title: 'adds memories', as: 'owner', input: add('The sea is grey.', 'The sand is red.') },
      { title: 'adds each once', as: 'owner', input: add('the sea is grey.', 'The sand is red.') },
    ],
  },
  {
    call: 'GET /api/v1/memories/export',
    rest: (client) => download(client, '/api/v1/memories/export'),
    graph: async (client) => {
      const { viewer } = await client.ask(graphql(`query MemoriesExportUrl { viewer { memoriesExportUrl } }`))
      return downloadNamed(client, viewer, viewer?.memoriesExportUrl)
    },
    cases: [
      { title: 'is visible to its user', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
