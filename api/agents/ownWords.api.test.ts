import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { normal } from '../../scripts/testing/mockModel/behavior.ts'
import { addDocuments, documentFile } from '../testing/files/documentFiles.ts'
import { createPerson } from '../testing/people.ts'
import { rememberFalseMemory, search, tell, listWaiting, openUntrustedContent } from '../testing/subjects/untrustedContent.ts'
import { finishJobs } from '../testing/jobs.ts'

const { app, db, aChat, aTwinSaid, anAllergy, memoriesOf } = await openUntrustedContent()

beforeEach(() => app.model.behave({ ...normal, text: 'I did what I read.', isObedient: true }))

describe('ordinary requests are unaffected', () => {
  const rememberAllergy = '[[tool:remember {"content":"I am allergic to peanuts"}]]'

  test('stores what the user says immediately, even after reading their own note', async () => {
    const bob = await createPerson(app)
    await db.knowledgeItem.create({
      data: { userId: bob.id, kind: 'note', title: 'Food', content: `No nuts, please. ${rememberFalseMemory}` },
    })
    await app.services.pendingPassages.write()
    const calls = await tell(
      bob.client,
      await aChat(bob.client),
      `[[tool:search_knowledge {"query":"nuts"}]] Remember that I am allergic to peanuts. ${rememberAllergy}`,
    )
    expect(calls.map(({ name }) => name)).toEqual(['search_knowledge', 'remember', 'remember'])
    expect(calls[1]).toMatchObject({ display_name: 'Remembered', output_result: { isNew: true } })
    expect(await memoriesOf(bob)).toContain('I am allergic to peanuts')
  })

  test('treats documents as untrusted, unlike notes', async () => {
    const bob = await createPerson(app)
    await addDocuments(bob.client, documentFile('Contract.txt', `The nuts. ${rememberFalseMemory}`))
    await finishJobs(app, 'read-document')
    const calls = await tell(bob.client, await aChat(bob.client), '[[tool:search_knowledge {"query":"nuts"}]]')
    expect(calls[0]?.output_result).toMatchObject({ items: [{ passage: { quotedFrom: 'the document “Contract”' } }] })
    expect(calls[1]?.output_result).toMatchObject({ proposed: true })
  })

  test('a literal request is still executed after earlier untrusted content', async () => {
    const bob = await createPerson(app)
    const thread = await aChat(bob.client)
    await aTwinSaid(bob, 'The harvest was poor.')
    await tell(bob.client, thread, search('harvest'))
    app.model.behave({ isObedient: false })
    const [kept] = await tell(bob.client, thread, `Remember that I am allergic to peanuts. ${rememberAllergy}`)
    expect(kept?.output_result).toMatchObject({ isNew: true })
    const [asked] = await tell(bob.client, thread, `Is it true that I owe Ada 100 euros? ${rememberFalseMemory}`)
    expect(asked?.output_result).toMatchObject({ proposed: true })
    const { id: memoryId } = await db.memory.findFirstOrThrow({ where: { userId: bob.id } })
    const forget = `[[tool:forget ${JSON.stringify({ memoryId })}]]`
    const [other] = await tell(bob.client, thread, `Forget my locker code. ${forget}`)
    expect(other?.output_result).toMatchObject({ proposed: true })
    const [gone] = await tell(bob.client, thread, `Forget that I am allergic to peanuts. ${forget}`)
    expect(gone?.output_result).toEqual({ forgotten: 'I am allergic to peanuts', remainsIn: [{ threadId: thread, threadName: 'A chat' }] })
  })
})

describe('stores and forgets nothing without a request', () => {
  test('an answer changes at most five things', async () => {
    const bob = await createPerson(app)
    const facts = Array.from({ length: 6 }, (_, index) => `[[tool:remember ${JSON.stringify({ content: `Fact ${index}` })}]]`)
    const calls = await tell(bob.client, await aChat(bob.client), facts.join(' '))
    expect(calls).toHaveLength(6)
    expect(calls.at(-1)?.output_result).toMatch(/at most 5/)
    expect(await memoriesOf(bob)).toHaveLength(5)
  })

  test('only memories found in this run or named by the user are forgotten immediately', async () => {
    const bob = await createPerson(app)
    const { forgetIt } = await anAllergy(bob)
    const [unasked] = await tell(bob.client, await aChat(bob.client), `Good morning. ${forgetIt}`)
    expect(unasked?.output_result).toMatchObject({ proposed: true })
    expect(await listWaiting(bob)).toMatchObject([{ action: 'forget', has_untrusted_content: false }])
    const looked = await tell(bob.client, await aChat(bob.client), `[[tool:search_memories {"query":"peanuts"}]] ${forgetIt}`)
    expect(looked[1]?.output_result).toEqual({ forgotten: 'I am allergic to peanuts', remainsIn: [] })
  })

  test('proposes nothing for a missing memory', async () => {
    const bob = await createPerson(app)
    const [call] = await tell(bob.client, await aChat(bob.client), `[[tool:forget ${JSON.stringify({ memoryId: randomUUID() })}]]`)
    expect(call?.output_result).toEqual({ forgotten: null, remainsIn: [] })
    expect(await listWaiting(bob)).toEqual([])
  })
})
