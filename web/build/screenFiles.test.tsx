import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { screenModules } from './screenFiles.ts'

const web = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const source = read('routes.tsx') + read('features/chat/chatRoutes.tsx')

test.each(screenModules)('maps %s to the screen of %s', (path, module) => {
  const route = matchRoutes(routes, path.replaceAll(':', 'ada'))?.at(-1)?.route
  const [, ...after] = source.split(route?.index ? 'async function loadLanding' : `path: '${route?.path}'`)
  expect(after.map((text) => text.split(/\bpath: /)[0]).join()).toContain(`/${basename(module)}'`)
})

const start = read('public/start.js')
const table = {
  files: ['assets/a.js', 'assets/a.css', 'assets/b.js', 'assets/c.js'],
  screens: [
    ['/twin', [0, 1, 3]],
    ['/twin/:/chat', [2]],
    ['/:', [1]],
  ],
  texts: { en: 'assets/en.json', de: 'assets/de.json' },
}

test.each([
  ['/twin', 'de', ['assets/de.json', 'assets/a.js', 'assets/a.css', 'assets/c.js']],
  ['/twin/ada/chat', null, ['assets/en.json', 'assets/b.js']],
  ['/ada', 'xx', ['assets/en.json', 'assets/a.css']],
  ['/nothing/here', null, ['assets/en.json']],
])('preloads the files of %s, two at a time', (path, locale, files) => {
  history.replaceState(null, '', path)
  localStorage.clear()
  if (locale) localStorage.setItem('locale', locale)
  document.head.innerHTML = `<script type="application/json" id="screen-files">${JSON.stringify(table)}</script>`
  const links = () => [...document.head.querySelectorAll('link')]

  // oxlint-disable-next-line no-implied-eval -- A classic script, not a module.
  new Function(start)()
  expect(links()).toHaveLength(Math.min(2, files.length))
  for (let index = 0; index < links().length; index += 1) links()[index]?.dispatchEvent(new Event(index === 0 ? 'load' : 'error'))
  expect(links().map((link) => link.getAttribute('href')?.slice(1))).toEqual(files)
  // Must match the build’s tags; otherwise browsers fetch them twice.
  for (const link of links()) expect(link.crossOrigin, link.href).toBe(link.rel === 'modulepreload' ? null : 'anonymous')
})

test('does nothing on a page without a list of files', () => {
  document.head.innerHTML = ''
  // oxlint-disable-next-line no-implied-eval -- A classic script, not a module.
  expect(() => new Function(start)()).not.toThrow()
  expect(document.head.querySelector('link')).toBeNull()
})
