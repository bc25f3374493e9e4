import { CopyButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useRef, type ComponentProps } from 'react'

export function WideTable({ dir, children }: Pick<ComponentProps<'table'>, 'dir' | 'children'>) {
  const { t } = useLingui()
  const tableRef = useRef<HTMLTableElement>(null)
  return (
    <div dir={dir}>
      <div role="region" aria-label={t`Table`} tabIndex={0}>
        <table ref={tableRef} dir={dir}>
          {children}
        </table>
      </div>
      <CopyButton label={t`Copy as CSV`} getText={() => toCsv(tableRef.current)} />
    </div>
  )
}

/** RFC 4180. */
function toCsv(table: HTMLTableElement | null): string {
  const lines = Array.from(table?.rows ?? [], ({ cells }) => Array.from(cells, (cell) => quote(neutralize(readCell(cell)))).join(','))
  return lines.join('\r\n')
}

function readCell(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true) as HTMLTableCellElement
  for (const formula of copy.querySelectorAll('.katex')) formula.replaceWith(formula.querySelector('annotation')?.textContent ?? '')
  return copy.textContent.replaceAll('\u00a0', ' ').trim()
}

/** Everything but numbers. */
const formulaStart = /^(?:[=@]|[+-](?![\d.,\s]*[%‰€$£¥]?$))/

/** Spreadsheets would run cells of untrusted content as formulas. */
function neutralize(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

function quote(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
