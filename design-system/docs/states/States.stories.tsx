import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { stateProps, states, type Control } from './control.ts'
import { controls } from './controls.tsx'
import { findParts, StateCell, listStates } from './StatesOf.tsx'
import styles from './States.module.css'

const meta = { title: 'Foundations/States', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Matrix({ theme }: { theme: 'light' | 'dark' }) {
  return (
    // Scrollable regions must be focusable.
    <section data-theme={theme} tabIndex={0} aria-label={`All states, ${theme}`} className={styles.Theme}>
      <table className={styles.Matrix}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {states.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {controls.map((control) => (
            <tr key={control.name + control.variant}>
              <th scope="row">
                {control.name}
                {control.variant && `, ${control.variant}`}
              </th>
              {states.map((state) => (
                <td key={state}>{listStates(control).includes(state) && <StateCell control={control} state={state} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const Light: Story = { tags: ['!test'], render: () => <Matrix theme="light" /> }
export const Dark: Story = { tags: ['!test'], render: () => <Matrix theme="dark" /> }

/** Keep in sync with tokens/primitive.css. */
const radii = ['4px', '6px', '9px', '12px', '20px', '999px']

const measured = controls.flatMap((control) => {
  if (control.isStill) return []
  const name = control.variant ? `${control.name}, ${control.variant}` : control.name
  const asItIs = { name, control, props: stateProps.rest }
  return control.canBeUnselected ? [asItIs, { name: `${name}, selected`, control, props: stateProps.selected }] : [asItIs]
})

export const Measurements: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      {measured.map(({ name, control, props }) => (
        <div key={name} data-control={name}>
          {control.render(props)}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (matchMedia('(forced-colors: active)').matches) return
    await canvas.findAllByRole('tab')
    const { documentElement: root } = document
    const height = parseFloat(getComputedStyle(root).getPropertyValue('--control-height')) * 16
    const focus = resolveColour(canvasElement, 'var(--focus)')
    const found: Record<string, string[]> = {}
    const looksByControl = new Map<Control, string[]>()
    for (const { name, control } of measured) {
      const cell = canvasElement.querySelector<HTMLElement>(`[data-control="${name}"]`)
      const { frame, target, mark, ring } = findParts(cell, control)
      if (!frame || !target || !mark || !ring) throw new Error(`${name} does not match its selectors.`)
      const problems: string[] = []

      const actual = frame.getBoundingClientRect().height
      if (!control.isText && actual !== height) problems.push(`is ${actual} pixels high`)

      const looks = ['rest', 'data-hovered', ...(control.isTyped ? [] : ['data-pressed'])].map((state) => {
        if (state !== 'rest') target.setAttribute(state, 'true')
        return getLook(mark)
      })
      for (const state of ['data-hovered', 'data-pressed']) target.removeAttribute(state)
      if (new Set(looks).size !== looks.length) problems.push(`rest, hover and pressed look alike: ${looks.join(' | ')}`)
      const unselected = looksByControl.get(control)
      if (unselected?.some((look) => looks.includes(look))) problems.push(`selected looks like unselected: ${looks.join(' | ')}`)
      looksByControl.set(control, looks)

      const focusable = target.matches('label') ? target.querySelector('input') : target
      // Focus rings appear only after a key other than Shift, and the browser reports pointer moves when the layout changes.
      await userEvent.keyboard('{F2}')
      focusable?.focus()
      // Attribute-driven rings appear with the next render.
      await waitFor(() => expect(getComputedStyle(ring).outlineStyle).toBe('solid')).catch(() => {})
      const { outlineStyle, outlineWidth, outlineColor, borderStartStartRadius } = getComputedStyle(ring)
      if (`${outlineStyle} ${outlineWidth} ${outlineColor}` !== `solid 2px ${focus}`)
        problems.push(`has the ring ${outlineStyle} ${outlineWidth} ${outlineColor}`)
      if (!radii.includes(borderStartStartRadius)) problems.push(`has the radius ${borderStartStartRadius}`)
      if (problems.length > 0) found[name] = problems
    }
    await expect(found).toEqual({})
  },
}

function getLook(element: HTMLElement) {
  element.style.transition = 'none'
  const read = (of: Element, pseudo?: string) => {
    const { backgroundColor, borderBlockEndColor, color, textDecorationColor, textDecorationThickness } = getComputedStyle(of, pseudo)
    return `${backgroundColor} ${borderBlockEndColor} ${color} ${textDecorationColor} ${textDecorationThickness}`
  }
  const icon = element.querySelector('svg')
  const look = `${read(element)} ${read(element, '::before')} ${read(element, '::after')} ${icon ? read(icon) : ''}`
  element.style.transition = ''
  return look
}

function resolveColour(element: HTMLElement, value: string) {
  const probe = element.appendChild(document.createElement('span'))
  probe.style.color = value
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
