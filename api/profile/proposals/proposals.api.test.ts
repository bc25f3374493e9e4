import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

interface Proposal {
  id: string
  field: string
  value: string
  evidence: string
  source_item_id: string
  status: string
}

const story = graphql(`mutation WriteStory($content: String!) {
  createKnowledgeItem(input: { kind: STORY, title: "A story", content: $content }) {
    __typename ... on CreateKnowledgeItemPayload { itemEdge { node { id uuid } } }
  }
}`)
const writeStory = async (client: Client, content: string) => (await client.mutate(story, { content })).itemEdge.node

async function readStories(client: Client) {
  const { status, body } = await client.rest<{ profile: object; proposals: Proposal[] }>('POST', '/api/v1/profile/update-from-stories')
  expect(status).toBe(200)
  return body
}

const accept = graphql(`mutation AcceptProposal($id: ID!) { acceptProposal(input: { proposalId: $id }) { __typename
  ... on AcceptProposalPayload { profile { location interests } viewer { profileProposals { field } } } ... on UserError { message } } }`)
const reject = graphql(`mutation RejectProposal($id: ID!) { rejectProposal(input: { proposalId: $id }) { __typename
  ... on UserError { message } } }`)
const globalId = ({ id }: Proposal) => ({ id: Buffer.from(`ProfileProposal:${id}`).toString('base64') })
const named = (proposals: Proposal[], value: string) => {
  const proposal = proposals.find((one) => one.value === value)
  if (!proposal) throw new Error(`Nobody proposes ${value}`)
  return proposal
}

test('proposes changes from stories with the source sentence and changes nothing', async () => {
  const { client } = await createPerson(app)
  const story = await writeStory(client, 'It was a long year. I live in Lisbon with my cat. I love tea and old maps.')
  const before = (await client.rest('GET', '/api/v1/profile')).body
  const { profile, proposals } = await readStories(client)
  expect(profile).toEqual(before)
  expect(proposals.map(({ field, value, evidence, source_item_id, status }) => [field, value, evidence, source_item_id, status])).toEqual([
    ['location', 'Lisbon', 'I live in Lisbon with my cat.', story.uuid, 'pending'],
    ['interests', 'Tea', 'I love tea and old maps.', story.uuid, 'pending'],
    ['interests', 'Old maps', 'I love tea and old maps.', story.uuid, 'pending'],
  ])
  expect((await client.rest('GET', '/api/v1/profile')).body).toEqual(before)
  const graph = graphql(`mutation UpdateProfileFromStories { updateProfileFromStories { ... on UpdateProfileFromStoriesPayload {
    profile { location } proposals { field value evidence status sourceItem { uuid title } } } } }`)
  expect(await client.ask(graph)).toMatchObject({
    updateProfileFromStories: {
      profile: { location: null },
      proposals: [{ field: 'location', status: 'PENDING', sourceItem: { uuid: story.uuid } }, {}, {}],
    },
  })
})

test('accepting changes the profile, rejecting does not, and both prevent a repeat', async () => {
  const { client } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { interests: ['Birds'] })
  await writeStory(client, 'I live in Lisbon. I love tea, birds and old maps.')
  const { proposals } = await readStories(client)
  expect(proposals.map(({ value }) => value)).toEqual(['Lisbon', 'Tea', 'Old maps'])
  expect(await client.ask(accept, globalId(named(proposals, 'Tea')))).toEqual({
    acceptProposal: {
      __typename: 'AcceptProposalPayload',
      profile: { location: null, interests: ['Birds', 'Tea'] },
      viewer: { profileProposals: [{ field: 'location' }, { field: 'interests' }] },
    },
  })
  await client.mutate(reject, globalId(named(proposals, 'Old maps')))
  expect((await readStories(client)).proposals.map(({ value }) => value)).toEqual(['Lisbon'])
  expect(await client.ask(accept, globalId(named(proposals, 'Tea')))).toMatchObject({ acceptProposal: { __typename: 'ConflictError' } })
})

test('a proposal can be edited before acceptance within its field’s rules', async () => {
  const { client } = await createPerson(app)
  await writeStory(client, 'I live in Lisbon. I love tea.')
  const { proposals } = await readStories(client)
  const edit =
    graphql(`mutation AcceptEdited($id: ID!, $value: String) { acceptProposal(input: { proposalId: $id, value: $value }) { __typename
    ... on AcceptProposalPayload { proposal { value status } profile { location interests } } ... on UserError { message } } }`)
  const acceptAs = (value: string, proposal: string) => client.ask(edit, { ...globalId(named(proposals, proposal)), value })
  expect(await acceptAs('  ', 'Tea')).toEqual({
    acceptProposal: { __typename: 'InputError', message: 'Write something, or choose “Not now”.' },
  })
  expect(await acceptAs('x'.repeat(81), 'Tea')).toMatchObject({
    acceptProposal: { message: 'An interest cannot be more than 80 characters' },
  })
  expect(await acceptAs(' Green tea ', 'Tea')).toEqual({
    acceptProposal: {
      __typename: 'AcceptProposalPayload',
      proposal: { value: 'Tea', status: 'ACCEPTED' },
      profile: { location: null, interests: ['Green tea'] },
    },
  })
  expect(await acceptAs('Porto', 'Lisbon')).toMatchObject({ acceptProposal: { profile: { location: 'Porto' } } })
  expect((await readStories(client)).proposals).toEqual([])
})

test('decided proposals are listed with their decision, only for their owner', async () => {
  const [{ client }, { client: other }] = [await createPerson(app), await createPerson(app)]
  await writeStory(client, 'I live in Lisbon. I love tea.')
  const { proposals } = await readStories(client)
  await client.mutate(accept, globalId(named(proposals, 'Lisbon')))
  await client.mutate(reject, globalId(named(proposals, 'Tea')))
  const decided = graphql(`query DecidedProposals { viewer { decidedProposals { value status } profileProposals { value } } }`)
  const { decidedProposals, profileProposals } = (await client.ask(decided)).viewer ?? {}
  expect(decidedProposals?.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { value: 'Lisbon', status: 'ACCEPTED' },
    { value: 'Tea', status: 'REJECTED' },
  ])
  expect(profileProposals).toEqual([])
  expect((await other.ask(decided)).viewer?.decidedProposals).toEqual([])
})

test('irrelevant stories propose nothing', async () => {
  const { client } = await createPerson(app)
  await writeStory(client, 'My sister lives in Rome. It rained.')
  expect((await readStories(client)).proposals).toEqual([])
})

test('withdraws proposals that a changed or deleted story no longer supports', async () => {
  const { client } = await createPerson(app)
  const story = await writeStory(client, 'I live in Lisbon. I speak German.')
  const other = await writeStory(client, 'I love tea.')
  expect((await readStories(client)).proposals).toHaveLength(3)
  const edit = graphql(
    `mutation UpdateKnowledgeItem($id: ID!) { updateKnowledgeItem(input: { itemId: $id, content: "I speak German." }) { __typename } }`,
  )
  await client.ask(edit, story)
  await client.ask(graphql(`mutation DeleteKnowledgeItem($id: ID!) { deleteKnowledgeItem(input: { itemId: $id }) { __typename } }`), other)
  expect((await readStories(client)).proposals.map(({ value }) => value)).toEqual(['German'])
})

test('concurrent readings propose each change once', async () => {
  const { client } = await createPerson(app)
  await writeStory(client, 'I live in Lisbon. I love tea.')
  await Promise.all([readStories(client), readStories(client)])
  expect((await readStories(client)).proposals).toHaveLength(2)
})

test('users cannot see or decide another user’s proposals', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await writeStory(ada.client, 'I live in Lisbon.')
  const [proposal] = (await readStories(ada.client)).proposals
  if (!proposal) throw new Error('Nothing is proposed')
  expect(await bob.client.ask(graphql(`query ProposedValues { viewer { profileProposals { value } } }`))).toEqual({
    viewer: { profileProposals: [] },
  })
  expect(await bob.client.ask(graphql(`query Node($id: ID!) { node(id: $id) { id } }`), globalId(proposal))).toEqual({ node: null })
  const missing = { __typename: 'NotFoundError', message: 'This proposal does not exist, or was already accepted or dismissed.' }
  expect(await bob.client.ask(accept, globalId(proposal))).toEqual({ acceptProposal: missing })
  expect(await bob.client.ask(reject, globalId(proposal))).toEqual({ rejectProposal: missing })
})

test('limits how often stories can be read', async () => {
  const { client } = await createPerson(app)
  for (let index = 0; index < 10; index++) await readStories(client)
  const { status, body } = await client.rest<{ error: object }>('POST', '/api/v1/profile/update-from-stories')
  expect([status, body.error]).toEqual([429, expect.objectContaining({ code: 'stories_just_read' })])
})
