import type { Guide } from '../../docs/guide/guide.ts'
import { CodeBlock } from './CodeBlock.tsx'

export const guide: Guide = {
  summary: 'Code with its language and a copy button.',
  use: ['For more than a few words of code, or code worth copying.'],
  instead: [
    ['CopyField', 'it is a single value, such as a link or token'],
    ['Kbd', 'it is a key'],
    ['Prose', 'the code is part of a sentence'],
  ],
  do: { example: <CodeBlock language="Shell" code="npm run dev" />, because: 'The copied text runs as it is.' },
  dont: { example: <CodeBlock code={'$ npm run dev\n> ready in 300 ms'} />, because: 'Prompt and output would be copied too.' },
  accessibility: ['The scrolling code is focusable and named after its language.', 'Copy results are announced.'],
}
