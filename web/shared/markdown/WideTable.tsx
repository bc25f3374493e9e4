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
  const lines = Array.from(table?.rows ?? [], ({ cells }) => Array.from(cells, ({ textContent }) => quote(textContent)).join(','))
  return lines.join('\r\n')
}

function quote(text: string): string {
  const plain = text.replaceAll('\u00a0', ' ')
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
