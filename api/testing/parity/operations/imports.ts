import type { Client } from '../../client.ts'
import { chatGptConversation, jsonFile, uploadExport } from '../../files/exportFiles.ts'
import { type Call, globalId, graph, type Input, mutation, type Operation, rest, type World, without } from '../parity.ts'

const shown = `id: uuid file_name: fileName size status problem origin conversation_count: conversationCount message_count: messageCount
  conversations_done: conversationsDone messages_done: messagesDone added_count: addedCount known_count: knownCount
  entry_count: entryCount left_out_count: leftOutCount twin_conversation_count: twinConversationCount created_at: createdAt`
const common = (shownImport: Input): Input => without(shownImport, 'message')

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const ofTheOwner = ({ owner }: World): Input => ({ sender: owner.client })

const importing =
  (call: Call): Call =>
  async (client, { sender, ...input }) => {
    const file = jsonFile([chatGptConversation('c-1', 'Bees', ['How many?', 'Many.'])])
    return call(client, { id: await uploadExport(sender as Client, file), ...input })
  }
const ofNewest =
  (call: Call): Call =>
  async (client, { sender }) => {
    const { body } = await (sender as Client).rest<{ imports: { id: string }[] }>('GET', '/api/v1/chat/imports')
    return call(client, { id: body.imports[0]?.id })
  }

const hidden: Operation['cases'] = [
  { title: 'is hidden from other users', as: 'other', input: ofTheOwner, status: 404 },
  { ...needsSession, input: ofTheOwner },
]

export const importOperations: Operation[] = [
  {
    call: 'POST /api/v1/chat/imports',
    rest: importing(rest(({ id }) => ['POST', '/chat/imports', { file_id: id }], common)),
    graph: importing(
      mutation(
        'importConversations',
        `import { ${shown} }`,
        ({ id }) => ({ fileId: id }),
        (result) => result.import,
      ),
    ),
    cases: [
      { title: 'starts one', as: 'owner', input: ofTheOwner },
      { title: 'starts no second one', as: 'owner', input: ofTheOwner, status: 409 },
      { title: 'refuses files of others', as: 'other', input: ofTheOwner, status: 400 },
      { title: 'refuses a text in place of a file', as: 'other', input: (world) => ({ ...ofTheOwner(world), id: 'x' }), status: 400 },
      { ...needsSession, input: ofTheOwner },
    ],
  },
  {
    call: 'GET /api/v1/chat/imports',
    rest: rest(
      () => ['GET', '/chat/imports'],
      ({ imports }) => (imports as Input[]).map(common),
    ),
    graph: graph(
      `{ viewer { conversationImports { ${shown} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.conversationImports,
    ),
    cases: [{ title: 'lists them', as: 'owner' }, { title: 'shows nothing of another user', as: 'other' }, needsSession],
  },
  {
    call: 'GET /api/v1/chat/imports/{id}',
    rest: ofNewest(rest(({ id }) => ['GET', `/chat/imports/${String(id)}`], common)),
    graph: ofNewest(
      graph(
        `query ($id: ID!) { viewer { __typename } node(id: $id) { ... on ConversationImport { ${shown} } } }`,
        ({ id }) => ({ id: globalId('ConversationImport', id) }),
        ({ node }) => node,
      ),
    ),
    cases: [{ title: 'shows one', as: 'owner', input: ofTheOwner }, ...hidden],
  },
  {
    call: 'DELETE /api/v1/chat/imports/{id}',
    rest: ofNewest(rest(({ id }) => ['DELETE', `/chat/imports/${String(id)}`], common)),
    graph: ofNewest(
      mutation(
        'undoConversationImport',
        `import { ${shown} }`,
        ({ id }) => ({ importId: globalId('ConversationImport', id) }),
        (result) => result.import,
      ),
    ),
    cases: [...hidden, { title: 'undoes it', as: 'owner', input: ofTheOwner }],
  },
]
