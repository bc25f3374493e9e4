import { expect, test } from 'vitest'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'

// With its own login, so with connections that no other test has used.
const { app, aPublicPerson } = await openTwins({ SESSION_SECRET: 'a secret that no other test uses' })

/** Size of the pool for twins. */
const connections = 5

test('repeated reads of a twin are planned once', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  for (let asked = 0; asked < 3; asked += 1) await say(guest, ada.username, 'Where are the bees?')
  // Each connection has its own plans. They overlap, so that each transaction reads those of another connection.
  const readPlans = () =>
    app.platform.asTwinReader(
      { reader: null },
      (tx) => tx.$queryRaw<{ generic: bigint; custom: bigint }[]>`
        SELECT generic_plans AS generic, custom_plans AS custom
        FROM (SELECT pg_sleep(0.2)) AS overlap, pg_prepared_statements
        WHERE statement ~ 'twin_(profile|characters|passages)'`,
    )
  const plans = (await Promise.all(Array.from({ length: connections }, readPlans))).flat()
  expect(plans.length).toBeGreaterThan(2)
  expect(plans.filter(({ custom }) => custom > 0n)).toEqual([])
  expect(plans.some(({ generic }) => generic > 1n)).toBe(true)
})
