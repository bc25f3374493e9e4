import { parseArgs } from 'node:util'
import { startEvaluationServer } from '../server.ts'
import { measureTwin, readPeople, summarize, type Verdict } from './measure.ts'

const { values: options, positionals } = parseArgs({
  options: { verbose: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : ['development', 'heldOut', 'unseen']

await using server = await startEvaluationServer()
console.log('| Set | Answered | Refused | Small talk | Small talk among open questions |')
console.log('| --- | --- | --- | --- | --- |')
for (const name of names) {
  const verdicts: Verdict[] = []
  for (const person of await readPeople(name)) verdicts.push(...(await measureTwin(server.services, person)))
  const { answered, refused, chat } = summarize(verdicts)
  const open = verdicts.filter(({ expected, isOpen }) => expected === 'chat' && isOpen).length
  const show = ({ right, questions }: { right: number; questions: number }) => `${right} of ${questions}`
  console.log(`| ${name} | ${show(answered)} | ${show(refused)} | ${show(chat)} | ${open} |`)
  if (options.verbose) for (const verdict of verdicts) if (options.all || !verdict.isRight) print(verdict)
}

function print({ isRight, expected, question, answer }: Verdict): void {
  console.log(`${isRight ? '✓' : '✗'} ${expected}: ${question}\n    ${answer.replaceAll('\n', '\n    ')}`)
}
