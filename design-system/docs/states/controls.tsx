import { Bell, Compass } from 'lucide-react'
import {
  Button,
  Checkbox,
  ComboBox,
  DateField,
  Disclosure,
  IconButton,
  Link,
  LinkButton,
  NavItem,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  TagInput,
  TextArea,
  TextField,
  ToggleButton,
} from '../../index.ts'
import { ignore } from '../guide/guide.ts'
import type { Control } from './control.ts'
import { days, results } from './parts.tsx'

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const box = 'label > span:not([style])'
const field = { frame: 'div:has(> input), [role=group]', target: 'input', isTyped: true }
const button = (variant: 'primary' | 'secondary' | 'quiet' | 'danger'): Control => ({
  name: 'Button',
  variant,
  render: ({ isDisabled, isPending }) => (
    <Button variant={variant} isDisabled={isDisabled} isPending={isPending} pendingLabel="Saving...">
      Save
    </Button>
  ),
  has: ['disabled', 'pending'],
  frame: 'button',
})

export const controls: readonly Control[] = [
  button('primary'),
  button('secondary'),
  button('quiet'),
  button('danger'),
  {
    name: 'IconButton',
    render: ({ isDisabled, isPending }) => <IconButton icon={Bell} label="Notifications" isDisabled={isDisabled} isPending={isPending} />,
    has: ['disabled', 'pending'],
    frame: 'button',
  },
  { name: 'LinkButton', render: () => <LinkButton href="#plans">Plans</LinkButton>, has: [], frame: 'a' },
  {
    name: 'ToggleButton',
    render: ({ isSelected, isDisabled }) => (
      <ToggleButton isSelected={isSelected ?? false} isDisabled={isDisabled}>
        Pin
      </ToggleButton>
    ),
    has: ['selected', 'disabled'],
    canBeUnselected: true,
    frame: 'button',
  },
  { name: 'Link', render: () => <Link href="#terms">Terms of use</Link>, has: [], frame: 'a', isText: true },
  {
    name: 'Checkbox',
    render: ({ isSelected, isDisabled, isReadOnly, error }) => (
      <Checkbox isSelected={isSelected ?? false} isDisabled={isDisabled} isReadOnly={isReadOnly} isInvalid={Boolean(error)}>
        Remember
      </Checkbox>
    ),
    has: ['selected', 'disabled', 'read-only', 'invalid'],
    canBeUnselected: true,
    frame: 'label',
    mark: box,
  },
  {
    name: 'Switch',
    render: ({ isSelected, isDisabled, isReadOnly }) => (
      <Switch isSelected={isSelected ?? false} isDisabled={isDisabled} isReadOnly={isReadOnly}>
        Public
      </Switch>
    ),
    has: ['selected', 'disabled', 'read-only'],
    canBeUnselected: true,
    frame: 'label',
    mark: box,
  },
  {
    name: 'RadioGroup',
    render: ({ isSelected, isDisabled, error }) => (
      <RadioGroup
        label="Radio"
        isLabelHidden
        items={options.slice(0, 1)}
        value={isSelected ? 'a' : null}
        onChange={ignore}
        isDisabled={isDisabled}
        error={error}
      />
    ),
    has: ['selected', 'disabled', 'invalid'],
    frame: 'label',
    mark: box,
  },
  {
    name: 'TextField',
    render: ({ isDisabled, isReadOnly, error }) => (
      <TextField label="Name" isLabelHidden value="Mira" {...{ isDisabled, isReadOnly, error }} />
    ),
    has: ['disabled', 'read-only', 'invalid'],
    ...field,
  },
  {
    name: 'TextField',
    variant: 'password',
    render: ({ isDisabled, error }) => <TextField label="Password" isLabelHidden type="password" {...{ isDisabled, error }} />,
    has: ['disabled', 'invalid'],
    ...field,
  },
  {
    name: 'TextArea',
    render: ({ isDisabled, isReadOnly, error }) => (
      <TextArea label="About" isLabelHidden rows={1} value="Builds boats" {...{ isDisabled, isReadOnly, error }} />
    ),
    has: ['disabled', 'read-only', 'invalid'],
    frame: 'div:has(> textarea)',
    target: 'textarea',
    isTyped: true,
    isText: true,
  },
  {
    name: 'SearchField',
    render: ({ isDisabled }) => <SearchField label="Search" value="boat" isDisabled={isDisabled} />,
    has: ['disabled'],
    ...field,
  },
  {
    name: 'TagInput',
    render: ({ isDisabled, error }) => <TagInput label="Interests" isLabelHidden value={[]} onChange={ignore} {...{ isDisabled, error }} />,
    has: ['disabled', 'invalid'],
    ...field,
  },
  {
    name: 'ComboBox',
    render: ({ isDisabled, error }) => (
      <ComboBox label="Combo" isLabelHidden items={options} value="a" onChange={ignore} emptyText="No matches" {...{ isDisabled, error }} />
    ),
    has: ['disabled', 'invalid'],
    ...field,
  },
  {
    name: 'ComboBox',
    variant: 'button',
    render: () => <ComboBox label="Combo" isLabelHidden items={options} value="a" onChange={ignore} emptyText="No matches" />,
    has: [],
    frame: 'button',
    isText: true,
  },
  {
    name: 'DateField',
    render: ({ isDisabled, isReadOnly, error }) => (
      <DateField label="Date" isLabelHidden value="2026-03-04" onChange={ignore} {...{ isDisabled, isReadOnly, error }} />
    ),
    has: ['disabled', 'read-only', 'invalid'],
    frame: '[role=group]:has(> button)',
    target: '[role=spinbutton]',
    mark: '[role=group]:has(> button)',
    isTyped: true,
  },
  ...days,
  {
    name: 'Select',
    render: ({ isDisabled, error }) => (
      <Select label="Select" isLabelHidden items={options} value="a" onChange={ignore} {...{ isDisabled, error }} />
    ),
    has: ['disabled', 'invalid'],
    frame: 'button',
  },
  {
    name: 'SegmentedControl',
    render: ({ isSelected, isDisabled }) => (
      <SegmentedControl label="Segments" items={options} value={isSelected ? 'a' : 'b'} onChange={ignore} isDisabled={isDisabled} />
    ),
    has: ['selected', 'disabled'],
    frame: '[role=radiogroup]',
    target: '[role=radio]:first-child',
    mark: '[role=radio]:first-child',
  },
  {
    name: 'Tabs',
    render: ({ isSelected }) => (
      <Tabs label="Tabs" value={isSelected ? 'a' : 'b'} items={options.map(({ value, label }) => ({ id: value, label, content: null }))} />
    ),
    has: ['selected'],
    frame: '[role=tab]',
    target: '[role=tab]:first-child',
    mark: '[role=tab]:first-child',
  },
  {
    name: 'NavItem',
    render: ({ isSelected }) => (
      <NavItem icon={Compass} href="#discover" isCurrent={isSelected}>
        Discover
      </NavItem>
    ),
    has: ['selected'],
    frame: 'a',
    mark: 'div:has(> a)',
    ring: 'a',
  },
  {
    name: 'Disclosure',
    render: ({ isDisabled }) => (
      <Disclosure title="Details" isDisabled={isDisabled}>
        Inside
      </Disclosure>
    ),
    has: ['disabled'],
    frame: 'button',
    isText: true,
  },
  ...results,
]
