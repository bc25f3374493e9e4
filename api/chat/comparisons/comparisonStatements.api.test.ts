import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

const query = graphql(`query ComparisonsOfThreads { viewer { threads(first: 50) { edges { node {
  comparison { status answers { isShown model { name } step { output run { status } citations { number } versionIds } } }
} } } } }`)

test('statements do not grow with the comparisons in a list', async () => {
  const count = async (threads: number) => {
    const { client, id: userId } = await createPerson(app)
    for (let index = 0; index < threads; index++) {
      const { id: threadId } = await db.thread.create({ data: { userId, stepCount: 2 } })
      const step = { threadId, userId, status: 'completed' } as const
      const { id: parentId } = await db.step.create({ data: { ...step, stepType: 'user_message', position: 0, input: 'Which?' } })
      const answer = { ...step, stepType: 'assistant_message', parentId, output: 'This one.' } as const
      const { id: firstStepId } = await db.step.create({ data: { ...answer, position: 1 } })
      const { id: secondStepId } = await db.step.create({ data: { ...answer, hiddenAt: new Date() } })
      await db.comparison.create({ data: { threadId, firstStepId, secondStepId, state: 'open' } })
    }
    await client.ask(query)
    const statements = await app.countStatements(async () => {
      const { viewer } = await client.ask(query)
      const found = viewer?.threads?.edges.flatMap(({ node }) => node.comparison?.answers ?? [])
      expect(found).toHaveLength(2 * threads)
      expect(found?.map(({ step }) => step?.output)).not.toContain(undefined)
    })
    return statements.length
  }
  expect(await count(20)).toBe(await count(2))
})
