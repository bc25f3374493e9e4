const extensions: Readonly<Record<string, string>> = {
  bash: 'sh',
  console: 'sh',
  'c++': 'cpp',
  'c#': 'cs',
  csharp: 'cs',
  elixir: 'ex',
  erlang: 'erl',
  fsharp: 'fs',
  golang: 'go',
  graphql: 'graphql',
  haskell: 'hs',
  javascript: 'js',
  jsonc: 'json',
  julia: 'jl',
  kotlin: 'kt',
  latex: 'tex',
  markdown: 'md',
  mermaid: 'mmd',
  'objective-c': 'm',
  ocaml: 'ml',
  perl: 'pl',
  powershell: 'ps1',
  py: 'py',
  python: 'py',
  python3: 'py',
  ruby: 'rb',
  rust: 'rs',
  sh: 'sh',
  shell: 'sh',
  terraform: 'tf',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'sh',
}

/** Languages whose name is the extension. */
const ownExtensions =
  /^(?:c|clj|cpp|cs|css|csv|cts|dart|diff|ex|go|h|hpp|hs|html|ini|java|jl|js|json|jsx|kt|less|lua|md|mjs|mts|patch|php|proto|ps1|r|rb|rs|sass|scala|scss|sql|svelte|svg|swift|tex|toml|ts|tsx|vue|xml|yaml|zig)$/

const fixedNames: Readonly<Record<string, string>> = {
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  make: 'Makefile',
  makefile: 'Makefile',
}

/** Reads `ts title="app.ts"`, `ts app.ts` and `ts:src/app.ts`. The info is untrusted. */
export function getFileName(info: string): string {
  const [language = ''] = /^[^\s:{]*/.exec(info.toLowerCase()) ?? []
  const fixed = Object.hasOwn(fixedNames, language) ? fixedNames[language] : undefined
  const extension = Object.hasOwn(extensions, language) ? extensions[language] : ownExtensions.test(language) ? language : 'txt'
  const name = cleanName(findName(info))
  if (name === '') return fixed ?? `code.${extension}`
  return name.includes('.') || name === fixed ? name : `${name}.${extension}`
}

export function hasFileName(info: string): boolean {
  return cleanName(findName(info)) !== ''
}

function findName(info: string): string {
  const [, quoted] = /\b(?:title|file|filename|name)=["']([^"']+)["']/i.exec(info) ?? []
  const [, bare] = /\b(?:title|file|filename|name)=([^\s"'}]+)/i.exec(info) ?? []
  const [, joined] = /^[^\s:{]*:(\S+)/.exec(info) ?? []
  const [, second] = /^\S+\s+([\w@./-]+\.\w+)(?:\s|$)/.exec(info) ?? []
  return quoted ?? bare ?? joined ?? second ?? ''
}

/** Keeps the end of longer names, which has the extension. */
const longestName = 100

/** Removes folders, characters that file systems refuse, and invisible ones, which can disguise the extension. */
export function cleanName(path: string): string {
  const [name = ''] = path.split(/[/\\]/).slice(-1)
  const cleaned = name
    .slice(-longestName)
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .trim()
  return /[^.]/.test(cleaned) ? cleaned : ''
}
