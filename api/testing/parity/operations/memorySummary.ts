import type { TestApp } from '../../app.ts'
import { graph, type Operation, rest } from '../parity.ts'

const fields = `memorySummary {
  sections { kind title ai_generated: aiGenerated project_id: projectUuid sentences { text memories { uuid } } }
  memory_count: memoryCount covered_count: coveredCount writer written_by: writtenBy written_at: writtenAt is_outdated: isOutdated
}`

interface Summary {
  sections: { kind: string; sentences: { text: string; memories: { uuid: string }[] }[] }[]
}

function toBody(viewer: unknown) {
  const { memorySummary } = viewer as { memorySummary: Summary }
  const sections = memorySummary.sections.map(({ kind, sentences, ...section }) => ({
    ...section,
    kind: kind.toLowerCase(),
    sentences: sentences.map(({ text, memories }) => ({ text, memory_ids: memories.map(({ uuid }) => uuid) })),
  }))
  return { ...memorySummary, sections }
}

export function memorySummaryOperations(app: TestApp): Operation[] {
  const paragraphs = [{ heading: 'Home', sentences: [{ text: 'You have memories.', memories: [1, 2] }] }]
  app.model.behave({ replies: [{ to: '{"memories":[', text: JSON.stringify({ paragraphs }) }] })
  return [
    {
      call: 'POST /api/v1/memories/summary',
      rest: rest(() => ['POST', '/memories/summary']),
      graph: graph(
        `mutation {
          result: writeMemorySummary { __typename ... on UserError { message code params } ... on WriteMemorySummaryPayload { viewer { ${fields} } } }
        }`,
        () => ({}),
        ({ result }) => result && toBody(result.viewer),
      ),
      cases: [
        { title: 'needs a session', as: 'anyone', status: 401 },
        { title: 'writes it', as: 'owner' },
      ],
    },
    {
      call: 'GET /api/v1/memories/summary',
      rest: rest(() => ['GET', '/memories/summary']),
      graph: graph(
        `{ viewer { ${fields} } }`,
        () => ({}),
        ({ viewer }) => viewer && toBody(viewer),
      ),
      cases: [
        { title: 'shows it', as: 'owner' },
        { title: 'shows nothing of another user', as: 'other' },
        { title: 'needs a session', as: 'anyone', status: 401 },
      ],
    },
  ]
}
