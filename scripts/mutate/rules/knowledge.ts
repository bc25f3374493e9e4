import type { Mutation } from '../mutation.ts'

export const knowledge: readonly Mutation[] = [
  {
    rule: 'Only its owner changes a note',
    file: 'api/knowledge/knowledge.service.ts',
    find: 'updateManyAndReturn({ where: { id, userId, updatedAt }, data })',
    replace: 'updateManyAndReturn({ where: { id, updatedAt }, data })',
    test: 'api/knowledge/knowledge.api.test.ts',
    name: 'only the owner can read, find, change or delete an item',
  },
  {
    rule: 'Only its owner forgets a memory',
    file: 'api/memory/memory.service.ts',
    find: 'await tx.memory.findFirst({ where: { id: memoryId, userId } })',
    replace: 'await tx.memory.findFirst({ where: { id: memoryId } })',
    test: 'api/memory/memory.service.api.test.ts',
    name: 'only the owner can find, list or forget a memory',
  },
  {
    rule: 'A note that repeats a visitor’s question is untrusted content',
    file: 'api/knowledge/knowledge.service.ts',
    find: 'repeatsQuestion(`${data.title} ${data.content}`, question)',
    replace: 'repeatsQuestion(data.title, question)',
    test: 'api/agents/untrustedContent.api.test.ts',
    name: 'repeats a visitor’s question is quoted',
  },
  {
    rule: 'Forgetting a memory also clears summaries that state it',
    file: 'api/memory/forgetting/pastChats.ts',
    find: '.set({ summary: null, summaryPosition: 0 })',
    replace: ".set((eb) => ({ summaryPosition: eb.ref('summaryPosition') }))",
    test: 'api/memory/forgetting/pastChats.slow.api.test.ts',
    name: 'rewrites summaries without forgotten messages',
  },
  {
    rule: 'A secret is never remembered',
    file: 'api/memory/memory.service.ts',
    find: 'refuseSecret(text)',
    replace: "refuseSecret('')",
    test: 'api/memory/memoryList.api.test.ts',
    name: 'is never stored or shown',
  },
  {
    rule: 'Search finds only the content of its owner',
    file: 'api/retrieval/sentenceSearch.ts',
    find: 'WHERE owner_id = ${ownerId}::uuid AND stems @@',
    replace: 'WHERE stems @@',
    test: 'api/retrieval/retrieval.api.test.ts',
    name: 'notes take no place in the results',
  },
]
