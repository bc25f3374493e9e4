import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import {
  Button,
  Checkbox,
  ComboBox,
  IconButton,
  LinkButton,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  TextField,
  ToggleButton,
} from '../index.ts'
import styles from './Controls.module.css'

const ignore = () => {}
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

interface Control {
  name: string
  element: ReactElement
  /** What has the height of a control. */
  frame: string
  /** What knows that it is pointed at and pressed; the frame unless told. */
  target?: string
  /** What looks different then; the frame unless told. */
  mark?: string
  /** What is typed into is not pressed. */
  isTyped?: boolean
}

const field = { frame: 'div:has(> input), [role=group]', target: 'input', isTyped: true }
const controls: Control[] = [
  { name: 'Button', element: <Button>Save</Button>, frame: 'button' },
  { name: 'Primary', element: <Button variant="primary">Save</Button>, frame: 'button' },
  { name: 'Quiet', element: <Button variant="quiet">Save</Button>, frame: 'button' },
  { name: 'Danger', element: <Button variant="danger">Delete</Button>, frame: 'button' },
  { name: 'IconButton', element: <IconButton icon={Bell} label="Notifications" />, frame: 'button' },
  { name: 'LinkButton', element: <LinkButton href="#plans">Plans</LinkButton>, frame: 'a' },
  { name: 'ToggleButton', element: <ToggleButton>Pin</ToggleButton>, frame: 'button' },
  { name: 'ToggleButton, selected', element: <ToggleButton isSelected>Pin</ToggleButton>, frame: 'button' },
  { name: 'Checkbox', element: <Checkbox>Remember</Checkbox>, frame: 'label', mark: 'label > span:not([style])' },
  { name: 'Checkbox, selected', element: <Checkbox isSelected>Remember</Checkbox>, frame: 'label', mark: 'label > span:not([style])' },
  { name: 'Switch', element: <Switch>Public</Switch>, frame: 'label', mark: 'label > span:not([style])' },
  { name: 'Switch, selected', element: <Switch isSelected>Public</Switch>, frame: 'label', mark: 'label > span:not([style])' },
  {
    name: 'RadioGroup',
    element: <RadioGroup label="Radio" isLabelHidden options={options.slice(0, 1)} value={null} onChange={ignore} />,
    frame: 'label',
    mark: 'label > span:not([style])',
  },
  { name: 'TextField', element: <TextField label="Text" isLabelHidden />, ...field },
  { name: 'Date', element: <TextField label="Date" isLabelHidden type="date" />, ...field },
  { name: 'Password', element: <TextField label="Password" isLabelHidden type="password" />, ...field },
  { name: 'SearchField', element: <SearchField label="Search" value="boat" />, ...field },
  {
    name: 'ComboBox',
    element: <ComboBox label="Combo" isLabelHidden options={options} value="a" onChange={ignore} emptyText="No matches" />,
    ...field,
  },
  { name: 'Select', element: <Select label="Select" isLabelHidden options={options} value="a" onChange={ignore} />, frame: 'button' },
  {
    name: 'SegmentedControl',
    element: <SegmentedControl label="Segments" options={options} value="a" onChange={ignore} />,
    frame: '[role=radiogroup]',
    target: '[role=radio][aria-checked=false]',
    mark: '[role=radio][aria-checked=false]',
  },
  {
    name: 'Tabs',
    element: <Tabs label="Tabs" tabs={options.map(({ value, label }) => ({ id: value, label, content: null }))} />,
    frame: '[role=tab]',
    target: '[role=tab][aria-selected=false]',
    mark: '[role=tab][aria-selected=false]',
  },
]

function Controls() {
  return (
    <dl className={styles.Controls}>
      {controls.map(({ name, element }) => (
        <div key={name} className={styles.Control}>
          <dt className={styles.Name}>{name}</dt>
          <dd data-control={name}>{element}</dd>
        </div>
      ))}
    </dl>
  )
}

const meta = { title: 'Foundations/Controls', component: Controls } satisfies Meta<typeof Controls>
export default meta
type Story = StoryObj<typeof meta>

/** All are as high as the token says, and look different at rest, under the pointer and pressed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('tab')
    const height = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--control-height')) * 16
    for (const { name, frame, target = frame, mark = frame, isTyped } of controls) {
      const find = (selector: string) => canvasElement.querySelector<HTMLElement>(`[data-control="${name}"] :is(${selector})`)
      const [framed, targeted, marked] = [find(frame), find(target), find(mark)]
      if (!framed || !targeted || !marked) throw new Error(`${name} is built differently.`)
      await expect(framed.getBoundingClientRect().height, name).toBe(height)

      const looks = ['rest', 'data-hovered', ...(isTyped ? [] : ['data-pressed'])].map((state) => {
        if (state !== 'rest') targeted.setAttribute(state, 'true')
        return lookOf(marked)
      })
      for (const state of ['data-hovered', 'data-pressed']) targeted.removeAttribute(state)
      await expect(new Set(looks).size, `${name} at rest, hovered and pressed: ${looks.join(' | ')}`).toBe(looks.length)
    }
  },
}

/** Without the way from one colour to the next. */
function lookOf(element: HTMLElement) {
  element.style.transition = 'none'
  const read = (pseudo?: string) => {
    const { backgroundColor, borderBlockEndColor, color } = getComputedStyle(element, pseudo)
    return `${backgroundColor} ${borderBlockEndColor} ${color}`
  }
  const look = `${read()} ${read('::after')}`
  element.style.transition = ''
  return look
}
