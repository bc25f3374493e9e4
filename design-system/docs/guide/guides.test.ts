import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { builtinHandlers, builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const titles = globSync('{components,patterns}/*/*.stories.tsx', { cwd: root }).map((file) => ({
  folder: dirname(file),
  name: /title: '[^/']+\/([^']+)'/u.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? basename(file),
}))
const names = new Set(titles.map(({ name }) => name))

describe.each(titles)('$name', ({ folder, name }) => {
  const file = join(root, folder, `${name}.guide.ts`)

  test('has a guide', () => {
    expect(existsSync(file)).toBe(true)
  })

  test('recommends only existing components', () => {
    const instead =
      /\n {2}instead: \[(?<pairs>[^]*?)\n? {0,2}\],\n {2}accessibility:/u.exec(readFileSync(file, 'utf8'))?.groups?.['pairs'] ?? ''
    const others = [...instead.matchAll(/\[\s*'(\w+)',/gu)].map(([, other = '']) => other)
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((other) => !names.has(other) || other === name)).toEqual([])
  })

  test('has a one-sentence summary', () => {
    const summary = /summary:\s*'([^\n]+)',\n/u.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    expect(summary).toMatch(/^[A-Z][^.!?]+[.]$/u)
  })
})

const files = globSync('{components,patterns}/*/*.tsx', { cwd: root }).filter((file) => !/\.(?:stories|test)\.tsx$/u.test(file))
const exported = new Set([...readFileSync(join(root, 'index.ts'), 'utf8').matchAll(/\b[A-Z]\w+/gu)].map(([name]) => name))

/** Storybook does not show types of packages either. */
const importer = makeFsImporter((path, folder) => {
  if (!path.startsWith('.') || !/\.tsx?$/u.test(path)) throw Object.assign(new Error(path), { code: 'MODULE_NOT_FOUND' })
  return join(folder, path)
})
const handlers = [builtinHandlers.displayNameHandler, builtinHandlers.codeTypeHandler, builtinHandlers.propDocblockHandler]
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 })

function documented(file: string): Documentation[] {
  const filename = join(root, file)
  const code = readFileSync(filename, 'utf8')
  if (!/export function [A-Z]/u.test(code)) return []
  return parse(code, { filename, resolver, handlers, importer }).filter(({ displayName = '' }) => exported.has(displayName))
}

const components = files.flatMap(documented)

test('finds every component', () => {
  expect(components.length).toBeGreaterThan(75)
})

test('every prop has a description and a type', () => {
  const undocumented = components.flatMap(({ displayName, props = {} }) =>
    Object.entries(props).flatMap(([name, { description, tsType }]) => [
      ...(description ? [] : [`${displayName}.${name} has no description`]),
      ...(tsType && tsType.name !== 'unknown' ? [] : [`${displayName}.${name} has no type`]),
    ]),
  )
  expect(undocumented).toEqual([])
})

const stateForms: Record<string, string[][]> = {
  onOpenChange: [['isOpen', 'defaultOpen']],
  onChange: [
    ['value', 'defaultValue'],
    ['isSelected', 'defaultSelected'],
  ],
}

test.each(components.map(({ displayName = '', props = {} }) => ({ name: displayName, props: Object.keys(props) })))(
  '$name accepts className, and its state in both forms',
  ({ props }) => {
    expect(props).toContain('className')
    const withOneForm = props.filter((prop) => {
      const forms = stateForms[prop]
      return forms && !forms.some((form) => form.every((name) => props.includes(name)))
    })
    expect(withOneForm).toEqual([])
  },
)

test('inherited state props are documented', () => {
  const getPropNames = (name: string) => Object.keys(components.find(({ displayName }) => displayName === name)?.props ?? {})
  expect(getPropNames('Button')).toEqual(expect.arrayContaining(['isDisabled', 'isPending']))
  expect(getPropNames('Checkbox')).toEqual(expect.arrayContaining(['isSelected', 'isIndeterminate', 'isDisabled', 'isInvalid']))
  expect(getPropNames('Switch')).toEqual(expect.arrayContaining(['isSelected', 'isDisabled']))
  expect(getPropNames('TextField')).toEqual(expect.arrayContaining(['label', 'error', 'isDisabled', 'isReadOnly']))
})
