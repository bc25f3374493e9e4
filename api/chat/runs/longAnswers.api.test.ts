import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_MAX_ANSWER_CHARS: '1000' })

test.each([
  ['in small deltas', { tokens: 5_000, text: null }],
  ['in one delta', { text: 'x'.repeat(1_000_000) }],
  ['while it thinks', { text: 'Done.', reasoning: 'hm '.repeat(100_000) }],
])('cuts off an endless answer %s and reports it in both APIs', async (_, behavior) => {
  const { client } = await createPerson(app)
  app.model.behave({ reasoning: null, ...behavior })
  const { thread_id } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  const events: { type: string; stream_error?: { code: string } }[] = []
  for await (const { data } of client.sse(`/api/v1/chat/stream?${new URLSearchParams({ thread_id, input: 'Write on and on.' })}`))
    events.push(JSON.parse(data))
  expect(events.find(({ type }) => type === 'stream_error')).toMatchObject({ stream_error: { code: 'answer_too_long' } })

  const { body } = await client.rest<{ steps: { output: string; reasoning: string | null }[] }>(
    'GET',
    `/api/v1/chat/threads/${thread_id}/history?limit=1`,
  )
  const [answer] = body.steps
  expect(answer).toMatchObject({ is_error: true, errors: [{ code: 'answer_too_long' }] })
  expect((answer?.output ?? '').length + (answer?.reasoning ?? '').length).toBe(1000)
  const { viewer } = await client.ask(
    graphql(`
      query CutOffAnswer($uuid: String!) {
        viewer {
          thread(uuid: $uuid) {
            steps(last: 1) {
              edges {
                node {
                  isError
                  errors {
                    code
                  }
                }
              }
            }
          }
        }
      }
    `),
    { uuid: thread_id },
  )
  expect(viewer?.thread?.steps?.edges[0]?.node).toMatchObject({ isError: true, errors: [{ code: 'ANSWER_TOO_LONG' }] })
})
