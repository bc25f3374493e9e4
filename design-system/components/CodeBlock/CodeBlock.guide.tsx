import type { Guide } from '../../docs/guide/guide.ts'
import { CodeBlock } from './CodeBlock.tsx'

export const guide: Guide = {
  summary: 'Code to read and to copy, with its language and a copy button.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Head', 'The language, or “Text” where it is not known.'],
    ['Copy', 'Puts the code on the clipboard and says so.'],
    ['Code', 'Scrolls sideways and never breaks lines.'],
  ],
  use: ['For more than a few words of code, or for anything that is likely to be copied.'],
  instead: [
    ['CopyField', 'one value is to be taken along, such as a link or a token'],
    ['Kbd', 'a key is meant'],
    ['Prose', 'a word of code stands within a sentence'],
  ],
  do: { example: <CodeBlock language="Shell" code="npm run dev" />, because: 'What is copied can be run as it is.' },
  dont: { example: <CodeBlock code={'$ npm run dev\n> ready in 300 ms'} />, because: 'The prompt and the output would be copied along.' },
  content: ['Name the language as its users write it: “TypeScript”, not “ts”.'],
  keyboard: [
    ['Tab', 'Moves to Copy, then to the code'],
    ['Arrow keys', 'Scroll the code'],
  ],
  accessibility: ['The scrolling code can be focused and is named by its language.', 'Copied or not, the outcome is announced.'],
}
