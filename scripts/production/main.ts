import { build } from '../build.ts'
import { createTemporaryFolder } from '../testing/server.ts'
import { install, startInstalled } from './install.ts'
import { ask, signUp } from './visit.ts'

await build()
const folder = await createTemporaryFolder('install')
try {
  await install(folder.path)
  const server = await startInstalled(folder.path)
  try {
    const answer = await ask(await signUp(server.url), 'What can you do?')
    if (answer === '') throw new Error('The answer is empty.')
    console.log(`✓ npm ci --omit=dev && npm start\n${answer}`)
  } finally {
    await server.stop()
  }
} finally {
  await folder.remove()
}
process.exit()
