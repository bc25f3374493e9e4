import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What begins empty and is filled while the server runs, by its file, with what keeps it from growing for ever. */
const bounds: Record<string, { is: string[]; because: string }> = {
  'api/account/sessions/proof/proof.ts': {
    is: ['Map'],
    because: 'It lives as long as one call, and has one entry for each of our two cookies.',
  },
  'api/account/sessions/proof/sessionCache.ts': { is: ['Map'], because: '10,000 entries of sessions that exist, by a hash.' },
  'api/account/sessions/sessions.service.ts': { is: ['LRUCache'], because: '10,000 entries of a hash and an id.' },
  'api/agents/assignment.ts': { is: ['Set'], because: 'It lives as long as one turn, and has an entry for each memory that was shown.' },
  'api/models/streaming.ts': {
    is: ['Map', 'Set'],
    because: 'They live as long as one answer, and have an entry for each tool call.',
  },
  'api/agents/tools/agentTool.ts': { is: ['Set'], because: 'It has one entry for each tool there is.' },
  'api/agents/tools/context.ts': { is: ['LRUCache'], because: '200 formatters, whose options are ours but for the time zone.' },
  'api/agents/sources.ts': {
    is: ['Set'],
    because: 'It lives as long as one answer, and has an entry for each source that it quotes.',
  },
  'api/chat/engine/engine.ts': {
    is: ['Map'],
    because: 'One entry for each answer that is being written, which RUNS_PER_PERSON, RUNS_PER_GUEST and RUNS_PER_TWIN limit.',
  },
  'api/chat/imports/reading/conversation.ts': {
    is: ['Set'],
    because: 'It lives as long as one call over one conversation, in a thread with a memory limit.',
  },
  'api/chat/imports/reading/pieces.ts': { is: ['Set'], because: '100,000 keys of an export, in a thread that ends with it.' },
  'api/chat/threads/firstPage.ts': { is: ['Map'], because: 'It lives as long as one call, over what was asked in the same moment.' },
  'api/chat/uploads/metadata/heif.ts': { is: ['Map'], because: 'It lives as long as one call over one picture.' },
  'api/chat/uploads/metadata/tiff.ts': { is: ['Set'], because: 'It lives as long as one call over one picture.' },
  'api/chat/uploads/uploads.service.ts': { is: ['Map'], because: 'One entry for each person whose file is arriving, gone with it.' },
  'api/chat/runs/sendNews.ts': { is: ['LRUCache'], because: '10,000 entries of six ids.' },
  'api/chat/runs/twinOwners.ts': { is: ['LRUCache'], because: '10,000 entries of three ids.' },
  'api/graphql/documents/documentLimits.ts': { is: ['Map'], because: 'It lives as long as one call over a document of limited size.' },
  'api/graphql/documents/documents.ts': { is: ['LRUCache', 'LRUCache'], because: 'Both count bytes, with maxSize.' },
  'api/platform/database/database.ts': { is: ['Map'], because: '500 statements of at most 8 KB.' },
  'api/knowledge/documents/reading/columns/columnOrder.ts': {
    is: ['Map', 'Map'],
    because: 'They live as long as one call, in a thread with a memory limit.',
  },
  'api/knowledge/documents/reading/columns/pageColumns.ts': { is: ['Set'], because: 'It lives as long as one call, and holds 12 columns.' },
  'api/knowledge/documents/reading/pageBreaks.ts': {
    is: ['Map'],
    because: 'It lives as long as one call, in a thread with a memory limit.',
  },
  'api/knowledge/documents/reading/pdfLines.ts': {
    is: ['Map', 'Map'],
    because: 'They live as long as one call, in a thread with a memory limit.',
  },
  'api/platform/embedded/folderLock.ts': { is: ['Map'], because: 'One entry for the data folder.' },
  'api/platform/log.ts': { is: ['Map'], because: 'One entry for each log message in the code.' },
  'api/platform/database/ownedRows.ts': { is: ['Map'], because: 'Lives as long as one batch of loads.' },
  'api/graphql/globalIds.ts': { is: ['Map'], because: 'Filled while the schema is built.' },
  'api/platform/events/eventLog.ts': {
    is: ['Set'],
    because: 'One entry for each reader of the same run, which STREAMS_PER_PERSON limits.',
  },
  'api/platform/events/eventStores.ts': { is: ['Map'], because: 'One entry for each run, which is dropped some time after its end.' },
  'api/platform/events/liveChannel.ts': { is: ['Map', 'Set'], because: 'One entry for each open stream, which STREAMS_PER_PERSON limits.' },
  'api/platform/events/sharedLoads.ts': { is: ['Map'], because: 'An entry is dropped a quarter of a second after its load.' },
  'api/platform/limits/streamPlaces.ts': {
    is: ['Map', 'Map'],
    because: 'One entry for each open stream, which STREAMS_PER_PERSON limits.',
  },
  'api/retrieval/embeddings/questionMeanings.ts': { is: ['LRUCache'], because: '16 MB of vectors with their questions, with maxSize.' },
  'api/retrieval/question.ts': { is: ['Map'], because: 'It lives as long as one call, and has an entry for each language.' },
  'api/retrieval/sentenceSearch.ts': { is: ['Map'], because: 'It lives as long as one call over the passages that were found.' },
  'api/webhooks/delivery/delivery.ts': { is: ['Set'], because: 'One entry for each event that is being sent, at most 32.' },
  'api/requests/requestTurns.ts': { is: ['Map'], because: 'One entry for each client with a request that has not begun yet.' },
  'api/platform/limits/turns.ts': { is: ['Map'], because: 'One entry for each client with a request that is not answered yet.' },
}

test('everything that is filled while the server runs says what bounds it', async () => {
  const found: Record<string, string[]> = {}
  for await (const file of glob('api/**/*.ts', { cwd: root, exclude: ['api/testing/**', '**/__generated__/**', '**/*.test.ts'] })) {
    const text = await readFile(join(root, file), 'utf8')
    const made = [...text.matchAll(/new (Map|Set|LRUCache)(?:<.*>)?\((?:\)|\{)/g)].map(([, kind = '']) => kind)
    if (made.length > 0) found[file] = made
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(bounds).map(([file, { is }]) => [file, is])))
})

test('what is kept of what clients send counts its bytes', async () => {
  const text = await readFile(join(root, 'api/graphql/documents/documents.ts'), 'utf8')
  expect([...text.matchAll(/new LRUCache<.*>\(\{[^}]*maxSize: [\d_]+,\s+sizeCalculation:/g)]).toHaveLength(2)
})
