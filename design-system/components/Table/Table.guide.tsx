import type { Guide } from '../../docs/guide/guide.ts'
import { Table } from './Table.tsx'

export const guide: Guide = {
  summary: 'Rows of the same kind to compare; in a narrow place each row becomes a block.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Head', 'Names of the columns, with arrows where they sort.'],
    ['Rows', 'The first cell says what the row is about.'],
    ['Boxes', 'Where rows can be chosen.'],
    ['Empty', 'What stands there without rows.'],
  ],
  use: ['For things that people compare by two or more facts, sort, or choose several of.'],
  instead: [
    ['List', 'each thing stands for itself'],
    ['DescriptionList', 'one thing has several facts'],
  ],
  do: {
    example: (
      <Table
        label="Sessions"
        columns={[
          { id: 'device', name: 'Device', render: ({ id }) => id },
          { id: 'count', name: 'Requests', align: 'end', render: () => '1,204' },
        ]}
        rows={[{ id: 'Firefox on Linux' }]}
      />
    ),
    because: 'Numbers stand at the end of their column, so that digits line up.',
  },
  dont: {
    example: <Table label="Sessions" columns={[{ id: 'device', name: '', render: ({ id }) => id }]} rows={[{ id: 'Firefox on Linux' }]} />,
    because: 'One column without a name is a list.',
  },
  content: ['Names of columns are nouns in sentence case.', 'An empty table says what will be here.'],
  keyboard: [
    ['Tab', 'Enters and leaves the table'],
    ['Arrow keys', 'Move between rows and cells'],
    ['Space', 'Chooses the row'],
    ['Enter', 'Opens the row, or sorts by the column'],
    ['Ctrl + A', 'Chooses all rows'],
  ],
  accessibility: ['It is a grid with a name; the first cell is the header of its row.', 'The order is told with the column.'],
}
