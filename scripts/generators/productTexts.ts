import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultPlan } from '../../api/platform/limits/plans.ts'
import { roadmapFile } from '../../api/roadmap/validation.ts'
import { writeDescriptor, write } from './errorTable.ts'

const root = join(import.meta.dirname, '../..')

export async function writeProductTexts(): Promise<void> {
  const roadmap = roadmapFile.parse(JSON.parse(await readFile(join(root, 'docs/roadmap.json'), 'utf8')))
  const texts = [
    defaultPlan.name,
    defaultPlan.description,
    ...roadmap.flatMap(({ title, description, reply }) => [title, description, reply]),
  ]
  const unique = new Set(texts.filter((text) => text !== null))
  await write(
    'web/i18n/productTexts.ts',
    `/* Made by \`npm run generate\` from docs/roadmap.json and the default plan. */
import { msg } from '@lingui/core/macro'

export const productTexts = [
${[...unique].map((text) => writeDescriptor(`product.${text}`, text)).join('\n')}
]
`,
  )
}
