import { readEvaluation } from './files.ts'
import { measureDialogues, measureTexts } from './measures.ts'
import { measureOwn } from './own.ts'
import type { Figures } from './ranks.ts'
import { evaluationServer } from './server.ts'

// How well what somebody wrote down is found: `npm run eval -- FILE …`, with files in the formats of docs/evaluation.md.

const columns: [string, (figures: Figures) => string][] = [
  ['Set', ({ name }) => name],
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

await using server = await evaluationServer()
console.log(row(columns.map(([name]) => name)))
console.log(row(columns.map(() => '---')))
const print = (line: Figures) => console.log(row(columns.map(([, cell]) => cell(line))))
print(await measureOwn(server))
for (const path of process.argv.slice(2)) {
  const file = await readEvaluation(path)
  const figures = 'texts' in file ? await measureTexts(server, file.texts) : await measureDialogues(server, file.dialogues)
  figures.forEach(print)
}
