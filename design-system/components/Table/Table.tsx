import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader, type Selection } from 'react-aria-components/Table'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Table.module.css'

export interface TableColumn<Item> {
  id: string
  name: string
  render: (item: Item) => ReactNode
  /** Use `end` for numbers. */
  align?: 'start' | 'end'
  /** In narrow containers, buttons move to the corner of the block. */
  isActions?: boolean
  /** In narrow containers, joins values on one line. */
  isInline?: boolean
}

export interface TableProps<Item extends { id: string }> extends StyleProps {
  /** Accessible name. */
  label: string
  /** The first one identifies the row. */
  columns: ReadonlyArray<TableColumn<Item>>
  /** In display order. */
  rows: ReadonlyArray<Item>
  /** Selected row IDs (controlled). */
  value?: ReadonlySet<string>
  /** Selected row IDs (uncontrolled). */
  defaultValue?: ReadonlySet<string>
  /** Called with all selected IDs. Adds checkboxes. */
  onChange?: (value: Set<string>) => void
  /** Called when a row is pressed. */
  onOpen?: (id: string) => void
}

export function Table<Item extends { id: string }>({
  label,
  columns,
  rows,
  value,
  defaultValue,
  onChange,
  onOpen,
  className,
}: TableProps<Item>) {
  const handleSelection = (keys: Selection) => onChange?.(new Set(keys === 'all' ? rows.map((row) => row.id) : [...keys].map(String)))

  return (
    <div className={clsx(styles.Frame, className)}>
      <AriaTable
        aria-label={label}
        selectionMode={onChange ? 'multiple' : 'none'}
        selectedKeys={value}
        defaultSelectedKeys={defaultValue}
        onSelectionChange={handleSelection}
        onRowAction={onOpen && ((key) => onOpen(String(key)))}
        className={styles.Table}
      >
        <TableHeader className={styles.Head}>
          {onChange && (
            <Column className={`${styles.Column} ${styles.Choice}`}>
              <Checkbox slot="selection" />
            </Column>
          )}
          {columns.map((column, index) => (
            <Column key={column.id} id={column.id} isRowHeader={index === 0} className={styles.Column} data-align={column.align}>
              {column.name}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows} dependencies={[columns, onChange === undefined]} className={styles.Body}>
          {(row) => (
            <Row className={styles.Row}>
              {onChange && (
                <Cell className={`${styles.Cell} ${styles.Choice}`}>
                  <Checkbox slot="selection" />
                </Cell>
              )}
              {columns.map((column, index) => {
                const content = column.render(row)
                return (
                  <Cell
                    key={column.id}
                    className={index === 0 ? `${styles.Cell} ${styles.Title}` : styles.Cell}
                    data-align={column.align}
                    data-actions={column.isActions}
                    data-inline={column.isInline}
                    data-empty={content === null || content === undefined || content === false || content === '' || undefined}
                  >
                    <span aria-hidden className={styles.Label}>
                      {column.name}
                    </span>
                    {content}
                  </Cell>
                )
              })}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </div>
  )
}
