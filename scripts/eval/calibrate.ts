import { fuseCandidates, type Candidate } from '../../api/retrieval/embeddings/fusion.ts'
import type { Scale } from '../../api/retrieval/embeddings/families.ts'
import { type FoundPassage, findCandidates } from '../../api/retrieval/sentenceSearch.ts'
import type { WrittenDialogue, WrittenTexts } from './measures.ts'
import { toOneLine, getShareFound, passagesAtOnce, sourcesAtOnce } from './measures.ts'
import type { EvaluationServer } from './server.ts'

export interface Judged {
  set: string
  candidates: Candidate[]
  judge(found: readonly FoundPassage[]): number
}

const weights = Array.from({ length: 20 }, (_, index) => index / 20)

export async function judgeTexts(server: EvaluationServer, written: WrittenTexts, asked = written.texts): Promise<Judged[]> {
  const { viewer, texts, ids } = written
  const set = asked === texts ? texts.name : `${asked.name} over ${texts.name}`
  const judged: Judged[] = []
  for (const { question, passages: wanted } of asked.questions) {
    const candidates = await findCandidatesFor(server, viewer.userId, question)
    judged.push({
      set,
      candidates,
      judge(found) {
        const rank = [...new Set(found.map(({ sourceId }) => ids.get(sourceId) ?? ''))].findIndex((id) => wanted.includes(id))
        return rank < 0 ? 0 : ((rank < 5 ? 1 : 0) + 1 / (rank + 1)) / 2
      },
    })
  }
  return judged
}

export async function judgeDialogues(server: EvaluationServer, dialogues: readonly WrittenDialogue[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { viewer, questions } of dialogues) {
    for (const { question, wanted } of questions) {
      const candidates = await findCandidatesFor(server, viewer.userId, question)
      const judge = (found: readonly FoundPassage[]) => {
        const given = found.slice(0, passagesAtOnce).map(({ text }) => toOneLine(text))
        return getShareFound(given.join(' '), wanted) === 1 ? 1 : 0
      }
      judged.push({ set: 'dialogues', candidates, judge })
    }
  }
  return judged
}

async function findCandidatesFor({ services, embedQuestion }: EvaluationServer, ownerId: string, question: string): Promise<Candidate[]> {
  const meaning = await embedQuestion(question)
  return findCandidates(services.db, { ownerId, question, meaning, kinds: ['item'], limit: sourcesAtOnce })
}

export function calibrate(judged: readonly Judged[]): { scale: Scale; lines: string[] } {
  const similarities = judged
    .flatMap(({ candidates }) => candidates.flatMap(({ similarity }) => similarity ?? []))
    .toSorted((one, other) => one - other)
  const nearest = judged
    .map(({ candidates }) => Math.max(...candidates.map(({ similarity }) => similarity ?? -1)))
    .toSorted((one, other) => one - other)
  const related = quantile(nearest, 0.5)
  const scales = [0.01, 0.1, 0.25, 0.5].flatMap((part) =>
    weights.map((weight): Scale => ({ unrelated: quantile(similarities, part), related, weight })),
  )
  const sets = [...new Set(judged.map(({ set }) => set))]
  const goodness = (scale: Scale, set: string) => {
    const ofSet = judged.filter((one) => one.set === set)
    return ofSet.reduce((sum, { candidates, judge }) => sum + judge(fuseCandidates(candidates, scale, sourcesAtOnce)), 0) / ofSet.length
  }
  const rated = scales.map((scale) => ({ scale, figures: sets.map((set) => goodness(scale, set)) }))
  const rating = ({ figures }: { figures: number[] }) => figures.reduce((sum, figure) => sum + figure, 0)
  const best = rated.toSorted((one, other) => rating(other) - rating(one))[0]
  const show = ({ scale, figures }: (typeof rated)[number]) =>
    [scale.unrelated, scale.related, scale.weight, ...figures].map((figure) => figure.toFixed(3)).join(' | ')
  return {
    scale: best?.scale ?? { unrelated: 0, related: 1, weight: 0 },
    lines: [['Unrelated', 'Related', 'Weight', ...sets].join(' | '), ...rated.map(show)],
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
