import { writeFileSync } from 'node:fs'
import { chromium, request, type Page } from 'playwright'
import sharp from 'sharp'
import { invitePeople } from './screens/people.ts'
import { waitUntilSettled } from './screens/pages.ts'
import { replies } from './screens/story.ts'
import { startMockModel } from './testing/mockModel/server.ts'
import { startProduct } from './testing/product.ts'
import { temporaryFolder } from './testing/server.ts'
import { chromiumLaunch } from './testing/chromium.ts'
import { build } from './build.ts'

if (!process.env.NO_BUILD) await build()
const data = await temporaryFolder('shots')
const model = await startMockModel({ replies })
const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: data.path, LLM_BASE_URL: model.url, LLM_MODEL: 'mock' })
try {
  const people = await invitePeople(product.url)
  const maud = await request.newContext({ baseURL: product.url, storageState: people.maud })
  const put = async (d: object) => { const r = await maud.put('/api/v1/profile', { data: d }); if (!r.ok()) throw new Error(await r.text()); return r.json() }
  const p = await put({})
  await put({ audience: 'link', field_audiences: [{ field: 'bio', audience: 'people' }, { field: 'location', audience: 'private' }, { field: 'title', audience: 'link' }], photo_audiences: [{ photo: p.photos[1], audience: 'people' }, { photo: p.photos[2], audience: 'private' }] })
  for (const person of ['tomas', 'noor']) { const r = await maud.post('/api/v1/profile/chosen-people', { data: { person } }); if (!r.ok()) console.log(await r.text()) }
  const { invitation_link: link } = await (await maud.put('/api/v1/profile/invitation-link')).json()
  const { items } = await (await maud.get('/api/v1/knowledge/items', { params: { limit: 50 } })).json() as any
  console.log(items?.length)
  for (const [i, audience] of (['people', 'link', 'private'] as const).entries()) if (items?.[i]) await maud.patch(`/api/v1/knowledge/items/${items[i].id}`, { data: { audience } })
  const browser = await chromium.launch(chromiumLaunch())
  const shot = async (name: string, o: { state?: any; locale?: string; scheme?: 'light' | 'dark'; width: number }, show: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext({ baseURL: product.url, storageState: o.state, locale: o.locale ?? 'en-GB', colorScheme: o.scheme ?? 'light', viewport: { width: o.width, height: o.width < 500 ? 844 : 900 }, hasTouch: o.width < 500, reducedMotion: 'reduce' })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    try { await show(page); await waitUntilSettled(page); const file = `/tmp/shots/${name}-${o.scheme ?? 'light'}-${o.width}-${(o.locale ?? 'en').slice(0, 2)}.png`
      writeFileSync(file, await sharp(await page.screenshot({ fullPage: !name.includes('menu') && !name.includes('dialog') })).png({ palette: true }).toBuffer()) 
    } catch (e) { console.log(name, String(e).slice(0, 300)) } finally { await context.close() }
  }
  const looks = [ { scheme: 'light', width: 1280, locale: 'en-GB' }, { scheme: 'dark', width: 1280, locale: 'de-DE' }, { scheme: 'light', width: 390, locale: 'de-DE' }, { scheme: 'dark', width: 390, locale: 'en-GB' } ] as const
  const only = process.argv.slice(2)
  const wanted = (n: string) => only.length === 0 || only.includes(n)
  for (const look of looks) {
    const inside = { ...look, state: people.maud }
    const run = async (n: string, o: any, f: (page: Page) => Promise<unknown>) => wanted(n) && shot(n, o, f)
    await run('mytwin', inside, (page) => page.goto('/twin'))
    await run('mytwin-menu', inside, async (page) => { await page.goto('/twin'); await page.getByRole('button', { name: /^(Bio|Bio|Über mich).*:/ }).first().click() })
    await run('mytwin-people', inside, async (page) => { await page.goto('/twin'); await page.getByRole('button', { name: /^(Preview for|Vorschau für):/ }).click(); await page.getByRole('menuitemradio').first().click(); await page.waitForTimeout(800) })
    await run('edit-dialog', inside, async (page) => { await page.goto('/twin'); await page.getByRole('button', { name: /Edit profile|Profil bearbeiten/ }).click(); await page.getByRole('dialog').getByRole('button', { name: /Snapshot 1|Schnappschuss 1|Foto 1/ }).first().scrollIntoViewIfNeeded() })
    await run('settings-dialog', inside, async (page) => { await page.goto('/twin'); await page.getByRole('button', { name: /Profile Settings|Profileinstellungen/ }).click(); await page.getByRole('dialog').waitFor() })
    await run('settings', inside, async (page) => { await page.goto('/settings#visibility') })
    await run('knowledge', inside, async (page) => { await page.goto('/knowledge?view=notes') })
    await run('knowledge-menu', inside, async (page) => { await page.goto('/knowledge?view=notes'); await page.getByRole('main').getByRole('button', { name: /:/ }).nth(1).click() })
    await run('note', inside, async (page) => { await page.goto(`/knowledge?view=notes`); await page.getByRole('link', { name: 'Plum cake' }).click(); await page.waitForTimeout(500) })
    await run('note-new-dialog', inside, async (page) => { await page.goto(`/knowledge?new=note`); await page.waitForTimeout(500) })
    await run('documents', inside, async (page) => { await page.goto('/knowledge?view=documents') })
    await run('story', inside, async (page) => { await page.goto('/story') })
    await run('public-anyone', look, (page) => page.goto('/maud'))
    await run('public-insider', look, async (page) => { await page.goto(new URL(link.url).pathname); await page.waitForURL('**/maud') })
    await run('revoked', look, async (page) => { await page.goto('/invitation/nonsense') })
  }
  await browser.close()
} finally { await product.stop(); await model.close(); await data.remove() }
