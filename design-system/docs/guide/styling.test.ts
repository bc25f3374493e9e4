import { expect, test } from 'vitest'
import { listAttributes, listStylesheets } from './styling.ts'

test('lists the attributes in a stylesheet with their values', () => {
  const css = `
    .Tag[data-size='small'] { padding: 0 }
    .Tag:where([data-size='large'], [data-hovered]) { padding: 1px }
    .Tag:not([aria-expanded='true']) { color: red }
  `
  expect(listAttributes(css)).toEqual([
    ['aria-expanded', ['true']],
    ['data-hovered', []],
    ['data-size', ['large', 'small']],
  ])
})

test('finds the stylesheets of a component', () => {
  const source = "import fields from '../Field/Field.module.css'\nimport styles from './Select.module.css'\n"
  expect(listStylesheets(source, '../../components/Select/Select.tsx')).toEqual([
    '../../components/Field/Field.module.css',
    '../../components/Select/Select.module.css',
  ])
})
