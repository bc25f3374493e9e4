import { type BrowserContextOptions, type Locator, type Page, request } from 'playwright'
import { type LandingStory, landingStories } from './landingStory.ts'
import type { Group, Size } from './pages.ts'
import { firstModel } from './records.ts'
import { addPortrait, askTwin, createNote, publishProfile, sendQuestions, signUp } from './people.ts'

export async function prepareLanding(baseURL: string): Promise<Group[]> {
  const groups: Group[] = []
  for (const story of landingStories) groups.push(...(await createGroups(baseURL, story)))
  return groups
}

async function createGroups(baseURL: string, story: LandingStory): Promise<Group[]> {
  const { language, username, profile, notes, promise, question, visitor, notNow } = story
  const owner = await signUp(baseURL, { username, display_name: 'Maud Lindqvist' })
  await publishProfile(owner, { ...profile, public_fields: ['display_name', 'avatar_url', 'bio', 'location'], public: true })
  await addPortrait(owner)
  for (const note of notes) await createNote(owner, { kind: 'NOTE', ...note })
  await sendQuestions(owner, [promise.text])
  const thread = await sendQuestions(owner, [question.text])
  const guest = await request.newContext({ baseURL })
  await askTwin(guest, username, visitor.question)

  const locale = language === 'de' ? 'de-DE' : 'en-US'
  const asOwner: BrowserContextOptions = { storageState: await owner.storageState(), locale }
  const asGuest: BrowserContextOptions = { storageState: await guest.storageState(), locale }
  return [
    {
      screens: {
        async [`finds-${language}`](page, size) {
          await hideSidebar(page, size)
          await page.goto(`/chat/${thread}`)
          await page.getByRole('article').last().getByText(firstModel).waitFor()
          await page.getByText(/^\d+\s?%$/).waitFor()
          await alignTop(page.getByRole('article').first())
        },
        async [`stays-${language}`](page, size) {
          await hideSidebar(page, size)
          await page.goto('/knowledge')
          await page.getByText(notes[0]?.content ?? '').waitFor()
          await alignTop(page.getByRole('article').first())
        },
      },
      options: asOwner,
      isFramed: true,
    },
    {
      screens: {
        async [`speaks-${language}`](page) {
          await page.goto(`/twin/${username}/chat`)
          const offer = page.getByRole('button', { name: notNow })
          await offer.click()
          await offer.waitFor({ state: 'detached' })
          await page.getByRole('button', { name: /^(Leave a message|Nachricht hinterlassen)$/ }).waitFor()
          await alignTop(page.getByRole('article').first())
        },
      },
      options: asGuest,
      isFramed: false,
    },
  ]
}

async function hideSidebar(page: Page, size: Size) {
  if (size === 'wide') await page.addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'))
}

function alignTop(locator: Locator) {
  return locator.evaluate((element) => {
    element.style.scrollMarginBlockStart = '16px'
    element.scrollIntoView({ block: 'start' })
  })
}
