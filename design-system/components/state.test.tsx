import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import {
  AudienceMenu,
  AudienceSwitch,
  Button,
  Checkbox,
  ComboBox,
  CommandPalette,
  Composer,
  ConfirmDialog,
  DateField,
  DateRangeField,
  Dialog,
  Disclosure,
  FilterBar,
  Menu,
  MenuItem,
  ModelPicker,
  Popover,
  RadioGroup,
  SearchField,
  SearchList,
  SegmentedControl,
  Select,
  Sheet,
  Switch,
  Table,
  Tabs,
  TagInput,
  TextArea,
  TextField,
  ToggleButton,
  Tooltip,
} from '../index.ts'

interface Case<Value> {
  names: readonly [value: string, defaultValue: string, onChange: string]
  element: (state: object) => ReactElement
  from: Value
  to: Value
  read: () => Value
  change: () => Promise<void>
}

const user = userEvent.setup()
const press = (role: string, name: string | RegExp) => async () => user.click(await screen.findByRole(role, { name }))

const valueNames = ['value', 'defaultValue', 'onChange'] as const
const items = [
  { value: 'oslo', label: 'Oslo' },
  { value: 'bergen', label: 'Bergen' },
]

function typed(element: Case<string>['element'], role: string): Case<string> {
  const field = () => screen.getByRole<HTMLInputElement>(role, { name: 'Town' })
  return { names: valueNames, element, from: 'Osl', to: 'Oslo', read: () => field().value, change: () => user.type(field(), 'o') }
}

function toggled(element: Case<boolean>['element'], role: string): Case<boolean> {
  const control = () => screen.getByRole(role, { name: 'News' })
  return {
    names: ['isSelected', 'defaultSelected', 'onChange'],
    element,
    from: false,
    to: true,
    read: () => control().matches(':checked, [aria-pressed=true]'),
    change: () => user.click(control()),
  }
}

function chosen(element: Case<string>['element'], read: () => string | null, ...steps: (() => Promise<void>)[]): Case<string> {
  const change = async () => {
    for (const step of steps) await step()
  }
  return { names: valueNames, element, from: 'oslo', to: 'bergen', read: () => (read() ?? '').toLowerCase(), change }
}

function opened(element: Case<boolean>['element'], find: () => Element | null, change = press('button', 'Open')): Case<boolean> {
  return { names: ['isOpen', 'defaultOpen', 'onOpenChange'], element, from: false, to: true, read: () => find() !== null, change }
}

const trigger = <Button>Open</Button>
const search = { label: 'Town', resultsLabel: 'Towns', results: [], status: null, onOpen: vi.fn() }
const part = (name: RegExp) => screen.getAllByRole('spinbutton', { name })[0]
const readDate = () => [/^year/, /^month/, /^day/].map((name) => part(name)?.getAttribute('aria-valuenow')?.padStart(2, '0')).join('-')
const nextDay = async () => {
  part(/^day/)?.focus()
  await user.keyboard('{ArrowUp}')
}

const cases: Record<string, Case<unknown>> = {
  TextField: typed((state) => <TextField label="Town" {...state} />, 'textbox'),
  TextArea: typed((state) => <TextArea label="Town" {...state} />, 'textbox'),
  SearchField: typed((state) => <SearchField label="Town" {...state} />, 'searchbox'),
  SearchList: typed((state) => <SearchList {...search} onEscape={vi.fn()} {...state} />, 'searchbox'),
  Composer: typed((state) => <Composer label="Town" audience="private" onSend={vi.fn()} {...state} />, 'textbox'),
  Checkbox: toggled((state) => <Checkbox {...state}>News</Checkbox>, 'checkbox'),
  Switch: toggled((state) => <Switch {...state}>News</Switch>, 'switch'),
  ToggleButton: toggled((state) => <ToggleButton {...state}>News</ToggleButton>, 'button'),
  RadioGroup: chosen(
    (state) => <RadioGroup label="Town" items={items} {...state} />,
    () => screen.getByRole('radio', { checked: true }).getAttribute('value'),
    press('radio', 'Bergen'),
  ),
  SegmentedControl: chosen(
    (state) => <SegmentedControl label="Town" items={items} {...state} />,
    () => screen.getByRole('radio', { checked: true }).textContent,
    press('radio', 'Bergen'),
  ),
  Tabs: chosen(
    (state) => <Tabs label="Town" items={items.map(({ value, label }) => ({ id: value, label, content: label }))} {...state} />,
    () => screen.getByRole('tab', { selected: true }).textContent,
    press('tab', 'Bergen'),
  ),
  Select: chosen(
    (state) => <Select label="Town" items={items} {...state} />,
    () => screen.getByRole('button', { name: /Town/ }).textContent,
    press('button', /Town/),
    press('option', 'Bergen'),
  ),
  ComboBox: chosen(
    (state) => <ComboBox label="Town" items={items} emptyText="No town" {...state} />,
    () => screen.getByRole<HTMLInputElement>('combobox').value,
    press('button', /Town/),
    press('option', 'Bergen'),
  ),
  ModelPicker: chosen(
    (state) => <ModelPicker items={items} {...state} />,
    () => screen.getByRole('button', { name: /Model/ }).textContent,
    press('button', /Model/),
    press('menuitemradio', 'Bergen'),
  ),
  AudienceSwitch: {
    names: valueNames,
    element: (state) => <AudienceSwitch label="Town" {...state} />,
    from: 'private',
    to: 'listed',
    read: () => (screen.getByRole<HTMLInputElement>('switch').checked ? 'listed' : 'private'),
    change: press('switch', 'Town'),
  },
  AudienceMenu: {
    names: valueNames,
    element: (state) => <AudienceMenu label="Town" items={['private', 'listed']} {...state} />,
    from: 'private',
    to: 'listed',
    read: () => (screen.queryByRole('button', { name: 'Town: Anyone' }) ? 'listed' : 'private'),
    change: async () => {
      await press('button', /Town/)()
      await press('menuitemradio', 'Anyone')()
    },
  },
  Table: {
    names: valueNames,
    element: (state) => (
      <Table
        label="Towns"
        columns={[{ id: 'name', name: 'Name', render: ({ id }: { id: string }) => id }]}
        rows={[{ id: 'oslo' }, { id: 'bergen' }]}
        onChange={vi.fn()}
        {...state}
      />
    ),
    from: new Set(['oslo']),
    to: new Set(['oslo', 'bergen']),
    read: () => new Set(screen.getAllByRole('row', { selected: true }).map((row) => row.getAttribute('data-key'))),
    change: press('checkbox', 'Select bergen'),
  },
  TagInput: {
    names: valueNames,
    element: (state) => <TagInput label="Towns" {...state} />,
    from: ['Oslo'],
    to: ['Oslo', 'Bergen'],
    read: () => screen.getAllByRole('row').map(({ textContent }) => textContent),
    change: () => user.type(screen.getByRole('textbox'), 'Bergen{Enter}'),
  },
  DateField: {
    names: valueNames,
    element: (state) => <DateField label="Birthday" {...state} />,
    from: '2026-05-01',
    to: '2026-05-02',
    read: readDate,
    change: nextDay,
  },
  DateRangeField: {
    names: valueNames,
    element: (state) => <DateRangeField label="Trip" {...state} />,
    from: { from: '2026-05-01', to: null },
    to: { from: '2026-05-02', to: null },
    read: () => ({ from: readDate(), to: null }),
    change: nextDay,
  },
  Disclosure: opened(
    (state) => (
      <Disclosure title="Open" {...state}>
        Oslo
      </Disclosure>
    ),
    () => screen.queryByRole('button', { expanded: true }),
  ),
  FilterBar: opened(
    (state) => (
      <FilterBar label="Towns" search={null} activeCount={0} {...state}>
        Oslo
      </FilterBar>
    ),
    () => screen.queryByRole('button', { expanded: true }),
    press('button', 'Filters'),
  ),
  Dialog: opened(
    (state) => (
      <Dialog title="Town" trigger={trigger} {...state}>
        Oslo
      </Dialog>
    ),
    () => screen.queryByRole('dialog'),
  ),
  ConfirmDialog: opened(
    (state) => (
      <ConfirmDialog title="Town" trigger={trigger} confirmLabel="Move" onConfirm={vi.fn()} {...state}>
        Oslo
      </ConfirmDialog>
    ),
    () => screen.queryByRole('alertdialog'),
  ),
  Sheet: opened(
    (state) => (
      <Sheet label="Towns" trigger={trigger} {...state}>
        Oslo
      </Sheet>
    ),
    () => screen.queryByRole('dialog'),
  ),
  Popover: opened(
    (state) => (
      <Popover label="Towns" trigger={trigger} {...state}>
        Oslo
      </Popover>
    ),
    () => screen.queryByRole('dialog'),
  ),
  Menu: opened(
    (state) => (
      <Menu trigger={trigger} {...state}>
        <MenuItem>Oslo</MenuItem>
      </Menu>
    ),
    () => screen.queryByRole('menu'),
  ),
  CommandPalette: opened(
    (state) => <CommandPalette title="Towns" trigger={trigger} {...search} {...state} />,
    () => screen.queryByRole('dialog'),
  ),
  Tooltip: opened(
    (state) => <Tooltip text="Oslo" trigger={trigger} {...state} />,
    () => screen.queryByRole('tooltip'),
    () => user.tab(),
  ),
}

describe.each(Object.entries(cases))('%s', (_, { names: [value, defaultValue, handler], element, from, to, read, change }) => {
  const show = (state: object) => <I18nProvider i18n={i18n}>{element(state)}</I18nProvider>

  test('uncontrolled, keeps its state', async () => {
    const onChange = vi.fn()
    render(show({ [defaultValue]: from, [handler]: onChange }))
    await change()
    await waitFor(() => expect(read()).toEqual(to))
    expect(onChange).toHaveBeenLastCalledWith(to)
  })

  test('controlled, leaves its state to the caller', async () => {
    const onChange = vi.fn()
    const { rerender } = render(show({ [value]: from, [handler]: onChange }))
    await change()
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(to))
    expect(read()).toEqual(from)
    rerender(show({ [value]: to, [handler]: onChange }))
    await waitFor(() => expect(read()).toEqual(to))
  })
})

test('ConfirmDialog closes when the caller says so', async () => {
  const element = (
    <ConfirmDialog title="Town" defaultOpen confirmLabel="Move" onConfirm={(close) => close()}>
      Oslo
    </ConfirmDialog>
  )
  render(<I18nProvider i18n={i18n}>{element}</I18nProvider>)
  await press('button', 'Move')()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
