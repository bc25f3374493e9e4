import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { FileChip } from './FileChip.tsx'

export const guide: Guide = {
  summary: 'One file that goes along with something, with its size, its progress or what is wrong with it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'The kind of file.'],
    ['Name', 'Cut with an ellipsis; whole in its tooltip.'],
    ['Note', 'Size, progress or error.'],
    ['Remove', 'Where it can be taken away.'],
  ],
  use: ['For files that are being attached, and in messages that have some.'],
  instead: [
    ['FileDrop', 'files are still to be chosen'],
    ['ProgressBar', 'something other than a file is under way'],
  ],
  do: {
    example: <FileChip name="harbour.pdf" size={482000} type="application/pdf" onRemove={ignore} />,
    because: 'Name and size are enough to recognise it.',
  },
  dont: {
    example: <FileChip name="harbour.pdf" error="ERR_413" onRemove={ignore} />,
    because: 'An error says in words what to do: “This file is larger than 50 MB.”',
  },
  content: ['Errors are sentences.', 'Sizes are written as the language writes them.'],
  keyboard: [['Enter, Space', 'On the cross: removes the file']],
  accessibility: ['The cross is called “Remove” with the name of the file.', 'An error is announced when it appears.'],
}
