import type { Guide } from '../../docs/guide/guide.ts'
import { Table } from './Table.tsx'

export const guide: Guide = {
  summary: 'Rows to compare, shown as blocks in narrow containers.',
  use: ['For items that are compared, sorted or selected.'],
  instead: [
    ['List', 'items are independent'],
    ['DescriptionList', 'there is only one item'],
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
    because: 'Numbers are end-aligned.',
  },
  dont: {
    example: <Table label="Sessions" columns={[{ id: 'device', name: '', render: ({ id }) => id }]} rows={[{ id: 'Firefox on Linux' }]} />,
    because: 'A single column without a header is a list.',
  },
  accessibility: ['It is a named grid with row headers. Arrow keys move, Space selects, Enter opens or sorts.', 'Sort order is announced.'],
}
