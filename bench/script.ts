import { chromium } from 'playwright'
import { chromiumLaunch, installChromium } from '../scripts/services/chromium.ts'
import { Missing } from '../scripts/services/missing.ts'
import { type Person, post } from './person.ts'
import { count, type Row } from './table.ts'

/** All JavaScript that a browser loads for /chat, as it comes over the wire, what is loaded ahead included. */
export async function measureChatScript(person: Person): Promise<Row[]> {
  try {
    await installChromium()
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    console.log(error.message)
    return []
  }
  await post(person, '/api/v1/profile/finish-onboarding', {})
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ extraHTTPHeaders: person.headers })
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(`${person.url}/chat`)
    await page.getByRole('textbox').waitFor()
    // What is loaded ahead, once the screen stands, counts too.
    await page.waitForTimeout(2000)
    const kibibytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024
    return [
      {
        measure: `JavaScript for /chat, compressed, ${scripts.length} files`,
        ours: `${count(kibibytes)} KiB`,
        bar: { text: '≤ 250 KiB', isMet: kibibytes <= 250 },
      },
    ]
  } finally {
    await browser.close()
  }
}
