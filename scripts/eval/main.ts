import { parseArgs } from 'node:util'
import { calibrate, type Judged, judgeDialogues, judgeTexts } from './calibrate.ts'
import { measureAcross, measureDialogues, measureTexts, readEvaluation, writeDialogues, writeTexts, type WrittenTexts } from './measures.ts'
import { measureOwn } from './own.ts'
import type { Figures } from './ranks.ts'
import { startEvaluationServer } from './server.ts'

const columns: [string, (figures: Figures) => string][] = [
  ['Set', ({ name }) => name],
  ['Search by', ({ search = '' }) => search],
  ['Questions', ({ questions }) => String(questions)],
  ['Recall@1', ({ recallAt1 }) => decimals(recallAt1)],
  ['@5', ({ recallAt5 }) => decimals(recallAt5)],
  ['@10', ({ recallAt10 }) => decimals(recallAt10)],
  ['MRR', ({ mrr }) => decimals(mrr)],
  ['All evidence', ({ allEvidence }) => decimals(allEvidence)],
  ['Some evidence', ({ someEvidence }) => decimals(someEvidence)],
  ['Quoted', ({ quoted }) => decimals(quoted)],
  ['Refused rightly', ({ refusedRightly }) => decimals(refusedRightly)],
  ['Refused wrongly', ({ refusedWrongly }) => decimals(refusedWrongly)],
]

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const decimals = (figure?: number) => figure?.toFixed(3) ?? ''

const { values: options, positionals: paths } = parseArgs({
  options: { calibrate: { type: 'boolean', default: false }, sample: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const sample = <T>(questions: readonly T[]): T[] => questions.filter((_, index) => index % Number(options.sample) === 0)

await using server = await startEvaluationServer()
const print = (line: Figures) => console.log(row(columns.map(([, cell]) => cell(line))))
const written: WrittenTexts[] = []
const judged: Judged[] = []
if (!options.calibrate) {
  console.log(row(columns.map(([name]) => name)))
  console.log(row(columns.map(() => '---')))
  for (const line of await measureOwn(server)) print(line)
}
for (const path of paths) {
  const file = await readEvaluation(path)
  if ('texts' in file) {
    const texts = await writeTexts(server, { ...file.texts, questions: sample(file.texts.questions) })
    written.push(texts)
    if (options.calibrate) judged.push(...(await judgeTexts(server, texts)))
    else (await measureTexts(server, texts)).forEach(print)
  } else {
    const dialogues = await writeDialogues(
      server,
      file.dialogues.map((dialogue) => ({ ...dialogue, questions: sample(dialogue.questions) })),
    )
    if (options.calibrate) judged.push(...(await judgeDialogues(server, dialogues)))
    else (await measureDialogues(server, dialogues)).forEach(print)
  }
}
const names = ({ texts }: WrittenTexts) => texts.passages.map(({ id }) => id).join(' ')
for (const one of written) {
  for (const other of written.filter((another) => another !== one && names(another) === names(one))) {
    if (options.calibrate) judged.push(...(await judgeTexts(server, one, other.texts)))
    else (await measureAcross(server, other.texts, one)).forEach(print)
  }
}
if (options.calibrate) {
  const { scale, lines } = calibrate(judged)
  console.log(lines.join('\n'))
  console.log('Best across all sets:', scale)
}
