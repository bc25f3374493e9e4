import { expect, inject, onTestFinished } from 'vitest'
import { signUpMember } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

test('turns on push notifications, which the worker shows', async ({ browser }) => {
  const baseURL = inject('e2e').product
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', permissions: ['notifications'] })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(20_000)
  // A headless browser neither asks nor subscribes.
  await context.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const endpoint = `https://push.example.org/${crypto.randomUUID()}`
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, { subscribe: async () => ({ endpoint, toJSON: () => ({ endpoint, keys }) }) })
  })
  const { page, check } = await openPage(context)
  await signUpMember(page)
  await page.goto('/settings#notifications')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const device = page.getByRole('switch', { name: 'Push notifications on this device' })
  await page.getByText('Push notifications on this device', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Answer finished' }).waitFor()
  await page.reload()
  await expect.poll(() => device.isChecked()).toBe(true)

  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no worker.')
  await worker.evaluate(() => {
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (...shown: unknown[]) => void Object.assign(globalThis, { shown }),
    })
  })
  const data = JSON.stringify({ title: 'Your answer is finished', path: '/chat/1' })
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL, registrationId, data })
  const read = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown }).shown)
  await expect
    .poll(read, { timeout: 10_000 })
    .toEqual(['Your answer is finished', { tag: '/chat/1', icon: '/icons/192.png', data: '/chat/1' }])
  check()
})
