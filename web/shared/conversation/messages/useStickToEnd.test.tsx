import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useStickToEnd } from './useStickToEnd.ts'

function List({ hasForm = false }) {
  const { scroller, isAtEnd, handleScroll, handleResize } = useStickToEnd('newest')
  return (
    <div ref={scroller} data-testid="list" onScroll={handleScroll}>
      <button type="button" onClick={handleResize}>
        grow
      </button>
      <button type="button" aria-expanded={false}>
        open
      </button>
      {hasForm && (
        <div data-open-form>
          <input />
        </div>
      )}
      <output>{isAtEnd ? 'at the end' : 'above the end'}</output>
    </div>
  )
}

function show(height: number, hasForm = false) {
  render(<List hasForm={hasForm} />)
  const list = screen.getByTestId('list')
  const setHeight = (next: number) => Object.defineProperty(list, 'scrollHeight', { value: next, configurable: true })
  Object.defineProperty(list, 'clientHeight', { value: 100 })
  setHeight(height)
  list.scrollTop = height - 100
  fireEvent.scroll(list)
  return { list, setHeight, resize: () => fireEvent.click(screen.getByRole('button', { name: 'grow' })) }
}

test('does not move a button while it is pressed', async () => {
  const { list, setHeight, resize } = show(500)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'grow' }))
  setHeight(700)
  resize()
  expect(list.scrollTop).toBe(400)
  fireEvent.pointerUp(window)
  await expect.poll(() => list.scrollTop).toBe(700)
})

test('does not move a button between a touch and its click', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { list, setHeight, resize } = show(500)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'grow' }), { pointerType: 'touch' })
  fireEvent.pointerUp(window, { pointerType: 'touch' })
  vi.advanceTimersByTime(50)
  setHeight(700)
  resize()
  expect(list.scrollTop).toBe(400)
  vi.advanceTimersByTime(1000)
  expect(list.scrollTop).toBe(700)
})

test('keeps a form in view while it is used', () => {
  const { list, setHeight, resize } = show(500, true)
  screen.getByRole('textbox').focus()
  setHeight(700)
  resize()
  expect(list.scrollTop).toBe(400)
  expect(screen.getByText('above the end')).toBeVisible()
  screen.getByRole('textbox').blur()
  resize()
  expect(list.scrollTop).toBe(700)
})

test('stays at the end when the list shrinks after a press', () => {
  const { list, setHeight } = show(500)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'grow' }))
  fireEvent.pointerUp(window)
  setHeight(400)
  list.scrollTop = 300
  fireEvent.scroll(list)
  expect(screen.getByText('at the end')).toBeVisible()
  fireEvent.wheel(list)
  list.scrollTop = 250
  fireEvent.scroll(list)
  expect(screen.getByText('above the end')).toBeVisible()
})

test('keeps a focused button in view while the list grows', () => {
  const { list, setHeight, resize } = show(500)
  screen.getByRole('button', { name: 'grow' }).focus()
  list.scrollTop = 200
  fireEvent.scroll(list)
  setHeight(700)
  resize()
  expect(list.scrollTop).toBe(200)
})

test('stays at a match that find in page scrolled to', () => {
  const { list, setHeight, resize } = show(500)
  list.scrollTop = 200
  fireEvent.scroll(list)
  expect(screen.getByText('above the end')).toBeVisible()
  setHeight(700)
  resize()
  expect(list.scrollTop).toBe(200)
})

test('follows the end when rows above it change height', () => {
  const { list, setHeight, resize } = show(500)
  setHeight(480)
  list.scrollTop = 370
  fireEvent.scroll(list)
  resize()
  expect(list.scrollTop).toBe(480)
})

test('keeps a section in view that is opened at the end', async () => {
  const { list, setHeight, resize } = show(500)
  fireEvent.click(screen.getByRole('button', { name: 'open' }))
  setHeight(900)
  resize()
  expect(list.scrollTop).toBe(400)
  await expect.poll(() => screen.queryByText('above the end')).toBeVisible()
})
