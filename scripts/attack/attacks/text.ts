import { callAll, type Call } from '../client.ts'
import { findUnexpected, isServedOrRefused, scaled, type Attack } from '../attack.ts'
import { createTwin, type Target } from '../target.ts'
import { upload } from './files.ts'

const texts = [
  `What is ${'?'.repeat(120_000)}x`,
  `What is ${'.'.repeat(120_000)}x`,
  `${' '.repeat(120_000)}x`,
  `my ${'is '.repeat(40_000)}x`,
  `please ${'please '.repeat(20_000)}x`,
  `hi, ${'hi, '.repeat(30_000)}x`,
  `tell her ${'\n'.repeat(120_000)}x`,
  `leave ${'message '.repeat(20_000)}`,
  'a,'.repeat(60_000),
  'and '.repeat(40_000),
  `${'“'.repeat(120_000)}x`,
  '['.repeat(120_000),
  '*a_'.repeat(60_000),
  '`'.repeat(100_000),
  `${'> '.repeat(60_000)}x`,
  `${'|a'.repeat(60_000)}\n${'|-'.repeat(60_000)}`,
  '<a '.repeat(50_000),
  'x'.repeat(200_000),
  'a@'.repeat(60_000),
  'http://a.'.repeat(20_000),
  '1 + '.repeat(40_000),
  `remember ${'that '.repeat(30_000)}`,
  `forget ${'the memory '.repeat(15_000)}`,
  '\u0301'.repeat(120_000),
  `${'\u202E'.repeat(60_000)}x`,
  '👩‍👩‍👧'.repeat(20_000),
]

const guestMessages: Attack = {
  name: 'long guest messages to a twin',
  async run(target) {
    const { username } = await createTwin(target)
    const calls = selectTexts(target).map((input) => ({
      path: `/api/v1/twin/${username}/chat`,
      headers: target.stranger(),
      body: { input },
    }))
    return findUnexpected(await callAll(target.url, calls, { atOnce: 4 }), isServedOrRefused)
  },
}

const ownMessages: Attack = {
  name: 'long messages to assistants',
  async run(target) {
    const calls: Call[] = []
    for (const input of selectTexts(target)) {
      const { headers } = await target.signUp('talker')
      const palThread = JSON.parse((await target.call({ path: '/api/v1/chat/profile-pal', headers, body: {} })).text) as {
        thread_id: string
      }
      for (const thread_id of [undefined, palThread.thread_id]) {
        calls.push({ path: '/api/v1/chat/stream', headers: { ...headers, accept: 'text/event-stream' }, body: { input, thread_id } })
      }
    }
    return findUnexpected(await callAll(target.url, calls, { atOnce: 4 }), isServedOrRefused)
  },
}

const headings = ['# ', '#\t', '# a', '#', '='].map((part) => part.repeat(1500))
const storyFiles = [
  ...headings.map((line) => `${line}x`),
  `# ${'a \t'.repeat(1400)}`,
  `# a${' #'.repeat(2000)} b`,
  `#${' '.repeat(4000)}x`,
  `#${'\t'.repeat(4_000_000)}x`,
  `# ${' #'.repeat(2_000_000)}x`,
  '# a\n'.repeat(100_000),
  '```\n'.repeat(200_000),
  'x\n\n'.repeat(500_000),
]

const storyImports: Attack = {
  name: 'stories that are slow to split',
  async run(target) {
    const { headers } = await target.signUp('stories')
    const query = 'mutation ($input: ImportStoriesInput!) { importStories(input: $input) { __typename ... on UserError { message } } }'
    const answers = []
    for (const text of storyFiles.slice(0, scaled(target, storyFiles.length, 8))) {
      const [id] = await upload(target, headers, [{ name: 'story.md', type: 'text/markdown', contents: text }])
      if (!id) continue
      for (const split of ['FILE', 'HEADING']) {
        answers.push(await target.call({ path: '/graphql', headers, body: { query, variables: { input: { fileIds: [id], split } } } }))
      }
    }
    return findUnexpected(answers, isServedOrRefused)
  },
}

const searches: Attack = {
  name: 'very long searches',
  async run(target) {
    const { headers } = await target.signUp('searcher')
    const words = Array.from({ length: 10_000 }, (_, index) => `w${index}`).join(' ')
    const calls = [words, '%'.repeat(50_000), '\\'.repeat(50_000), 'a '.repeat(50_000), '&|!():*'.repeat(10_000)].flatMap((query) => [
      { path: `/api/v1/chat/threads/search?${new URLSearchParams({ q: query.slice(0, 60_000) })}`, headers },
      {
        path: '/graphql',
        headers,
        body: { query: 'query ($q: String!) { viewer { searchThreads(query: $q) { __typename } } }', variables: { q: query } },
      },
      {
        path: '/graphql',
        headers: target.stranger(),
        body: { query: 'query ($q: String!) { discover(query: $q, first: 5) { edges { node { __typename } } } }', variables: { q: query } },
      },
    ])
    return findUnexpected(await callAll(target.url, calls, { atOnce: 2 }), isServedOrRefused)
  },
}

function selectTexts({ scale }: Target): string[] {
  return scale === 1 ? texts : texts.filter((_, index) => index % 3 === 0)
}

export const textAttacks = [guestMessages, ownMessages, storyImports, searches]
