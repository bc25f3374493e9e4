import { expect, test } from 'vitest'
import { loadTypesetting } from './typesetting.ts'

test('shortens between words, and within a long one', async () => {
  const { wrap } = await loadTypesetting()
  const box = { family: 'ui', size: 30, width: 576, maxLines: 1 } as const
  expect(wrap('She repairs the railway viaducts of international renown', box).lines).toEqual(['She repairs the railway viaducts of…'])
  expect(wrap(`By ${'viaduct'.repeat(20)}`, box).lines).toEqual([expect.stringMatching(/^By (?:viaduct){4,}[viaduct]*…$/)])
})
