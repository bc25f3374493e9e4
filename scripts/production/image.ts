import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTemporaryFolder } from '../testing/server.ts'
import { ask, signUp } from './visit.ts'

// Executes the Dockerfile without Docker: each stage is an overlay of this machine’s root, with Node in place of the base image. The
// command runs as the image’s user, read-only and without capabilities. Needs root.

const root = join(import.meta.dirname, '../..')
const isolated = 'TWAIN_IMAGE_ISOLATED'
const startupMs = 60_000

interface Stage {
  name: string
  path: string
  workdir: string
  user: string
  env: Record<string, string>
  command: string[]
  healthcheck: string[]
}

const mounted: string[] = []

function mount(...args: string[]): void {
  execFileSync('mount', args)
}

function readInstructions(): [string, string][] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)])
}

function buildStages(folder: string): Stage {
  const stages: Stage[] = []
  for (const [instruction, rest] of readInstructions()) {
    if (instruction === 'FROM') stages.push(createStage(join(folder, String(stages.length)), / AS (\S+)$/.exec(rest)?.[1] ?? ''))
    const stage = stages.at(-1)
    if (!stage) throw new Error('The Dockerfile has no base image.')
    execute(stage, stages, instruction, rest)
  }
  const last = stages.at(-1)
  if (!last) throw new Error('The Dockerfile is empty.')
  return last
}

function createStage(folder: string, name: string): Stage {
  const path = join(folder, 'root')
  for (const part of ['upper', 'work', 'root']) mkdirSync(join(folder, part), { recursive: true })
  mount('-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${join(folder, 'upper')},workdir=${join(folder, 'work')}`, path)
  mounted.push(path)
  for (const kernel of ['/proc', '/dev']) mount('--rbind', kernel, join(path, kernel))
  cpSync(process.execPath, join(path, 'usr/local/bin/node'))
  execFileSync('chroot', [path, 'useradd', '--create-home', 'node'])
  return { name, path, workdir: '/', user: 'root', env: {}, command: [], healthcheck: [] }
}

function execute(stage: Stage, stages: readonly Stage[], instruction: string, rest: string): void {
  const list = rest.slice(rest.indexOf('['))
  if (instruction === 'WORKDIR') {
    stage.workdir = rest
    mkdirSync(join(stage.path, rest), { recursive: true })
  } else if (instruction === 'COPY') copy(stage, stages, rest.split(' '))
  else if (instruction === 'RUN') run(stage, rest)
  else if (instruction === 'USER') stage.user = rest
  else if (instruction === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))))
  else if (instruction === 'CMD') stage.command = JSON.parse(list) as string[]
  else if (instruction === 'HEALTHCHECK') stage.healthcheck = JSON.parse(list) as string[]
  else if (!['FROM', 'VOLUME', 'EXPOSE'].includes(instruction)) throw new Error(`${instruction} is unknown.`)
}

function copy(stage: Stage, stages: readonly Stage[], words: readonly string[]): void {
  const from = stages.find(({ name }) => words[0] === `--from=${name}`)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = posix.join(stage.workdir, paths.at(-1) ?? '')
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...(from ? [] : paths.slice(0, -1))], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  )
  if (from) return cpSync(join(from.path, paths[0] ?? ''), join(stage.path, target), { recursive: true })
  for (const file of tracked.filter((name) => name !== '' && existsSync(join(root, name)))) {
    const copied = join(stage.path, stage.workdir, file)
    mkdirSync(dirname(copied), { recursive: true })
    cpSync(join(root, file), copied)
  }
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

function run({ path: stage, workdir, env }: Stage, script: string): void {
  console.log(`RUN ${script}`)
  execFileSync('chroot', [stage, 'sh', '-ec', `cd ${workdir}\n${script}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, PATH: path, HOME: '/root' },
  })
}

async function start(image: Stage, data: string): Promise<void> {
  mount('-o', 'remount,bind,ro', image.path)
  mount('-t', 'tmpfs', 'tmpfs', join(image.path, 'tmp'))
  cpSync(join(image.path, 'data'), data, { recursive: true })
  execFileSync('chown', [`--reference=${join(image.path, 'data')}`, data])
  mount('--bind', data, join(image.path, 'data'))
  const [command = '', ...args] = wrapCommand(image, image.command)
  const server = spawn(command, args, { stdio: 'inherit', env: { ...image.env, PATH: path } })
  const ended = once(server, 'exit')
  try {
    await waitUntilHealthy(image)
    const answer = await ask(await signUp('http://127.0.0.1:4000'), 'What can you do?')
    if (answer === '') throw new Error('The answer is empty.')
  } finally {
    server.kill('SIGTERM')
  }
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`The server ended with ${code}.`)
  console.log('✓ CMD answers as an unprivileged user on a read-only file system, and ends on SIGTERM')
}

function wrapCommand({ path: stage, workdir, user }: Stage, command: readonly string[]): string[] {
  const limits = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
  return ['chroot', stage, 'setpriv', ...limits, 'sh', '-c', `cd ${workdir} && exec "$@"`, 'sh', ...command]
}

async function waitUntilHealthy(image: Stage): Promise<void> {
  const [command = '', ...args] = wrapCommand(image, image.healthcheck)
  const deadline = performance.now() + startupMs
  while (performance.now() < deadline) {
    const [code] = (await once(spawn(command, args, { stdio: 'ignore', env: { ...image.env, PATH: path } }), 'exit')) as [number | null]
    if (code === 0) return
    await sleep(500)
  }
  throw new Error('The health check failed.')
}

if (process.env[isolated] === undefined) {
  const [node = '', script = ''] = process.argv
  execFileSync('unshare', ['--mount', node, script], { stdio: 'inherit', env: { ...process.env, [isolated]: 'true' } })
} else {
  const folder = await createTemporaryFolder('image')
  try {
    await start(buildStages(folder.path), join(folder.path, 'data'))
  } finally {
    execFileSync('umount', ['--recursive', '--lazy', ...mounted])
    await folder.remove()
  }
}
