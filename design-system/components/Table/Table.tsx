import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components/Table'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Table.module.css'

export interface TableColumn<Item> {
  id: string
  name: string
  render: (item: Item) => ReactNode
  /** Numbers stand at the end of their column. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Holds buttons. In a narrow place they stand in the corner of the row's block, without the column's name. */
  isActions?: boolean
  /** In a narrow place it stands in one quiet line with its like, without the column's name: what it says needs no name. */
  isInline?: boolean
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableProps<Item extends { id: string }> {
  /** Names the table for assistive technology. */
  label: string
  /** The first one says what a row is about. */
  columns: ReadonlyArray<TableColumn<Item>>
  /** In the order in which they are shown. */
  rows: ReadonlyArray<Item>
  /** The order that the rows have. Putting them into it is the caller's. */
  sort?: TableSort
  /** Called with the column and the direction that were asked for. */
  onSort?: (sort: TableSort) => void
  /** The ids of the chosen rows; gives each row a box to tick. */
  selected?: ReadonlySet<string>
  /** Called with the ids of all chosen rows. */
  onSelect?: (selected: Set<string>) => void
  /** Pressing a row opens it. */
  onOpen?: (id: string) => void
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
}

/** Rows of the same kind to compare. In a narrow place each row becomes a block of its own. */
export function Table<Item extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  selected,
  onSelect,
  onOpen,
  empty,
}: TableProps<Item>) {
  const handleSort = ({ column, direction }: SortDescriptor) => onSort?.({ column: String(column), direction })
  const handleSelection = (keys: Selection) => onSelect?.(new Set(keys === 'all' ? rows.map((row) => row.id) : [...keys].map(String)))

  return (
    <div className={styles.Frame}>
      <AriaTable
        aria-label={label}
        sortDescriptor={sort}
        onSortChange={handleSort}
        selectionMode={onSelect ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={handleSelection}
        onRowAction={onOpen && ((key) => onOpen(String(key)))}
        className={styles.Table}
      >
        <TableHeader className={styles.Head}>
          {onSelect && (
            <Column className={`${styles.Column} ${styles.Choice}`}>
              <Checkbox slot="selection" />
            </Column>
          )}
          {columns.map((column, index) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={index === 0}
              allowsSorting={column.isSortable}
              className={styles.Column}
              data-align={column.align}
            >
              <span className={styles.ColumnName}>
                {column.name}
                {column.isSortable && (
                  <span className={styles.Arrow}>
                    <Icon
                      glyph={sort?.column !== column.id ? ChevronsUpDown : sort.direction === 'descending' ? ArrowDown : ArrowUp}
                      size="0.875rem"
                    />
                  </span>
                )}
              </span>
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={rows}
          dependencies={[columns, onSelect === undefined]}
          renderEmptyState={() => <div className={styles.Empty}>{empty}</div>}
          className={styles.Body}
        >
          {(row) => (
            <Row className={styles.Row}>
              {onSelect && (
                <Cell className={`${styles.Cell} ${styles.Choice}`}>
                  <Checkbox slot="selection" />
                </Cell>
              )}
              {columns.map((column, index) => (
                <Cell
                  key={column.id}
                  className={index === 0 ? `${styles.Cell} ${styles.Title}` : styles.Cell}
                  data-align={column.align}
                  data-actions={column.isActions}
                  data-inline={column.isInline}
                >
                  <span aria-hidden className={styles.Label}>
                    {column.name}
                  </span>
                  {column.render(row)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </div>
  )
}
