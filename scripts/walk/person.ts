import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Browser, Locator, Page } from 'playwright'
import { installProbe, type Place, readReaction, type Reaction, waitForRestingPlace, takeShifts } from './probe.ts'
import type { Variant } from './variants.ts'
import { type Words, createWords } from './words.ts'

export interface Limits {
  reaction: number
  shift: number
}

export interface TimedPress extends Partial<Reaction> {
  what: string
}

export interface Arrival {
  browser: Browser
  url: string
  variant: Variant
  limits: Limits
  folder: string
}

/** Delays that every process may incur. */
const turns = monitorEventLoopDelay({ resolution: 5 })
turns.enable()
const processesOnTheWay = 3
const patienceMs = 2000
const longestWaitMs = 60_000

export class Person {
  readonly page: Page
  readonly words: Words
  readonly variant: Variant
  readonly presses: TimedPress[] = []
  readonly problems: string[] = []
  actions = 0
  /** Intended failures are in the console. */
  isConnectionBroken = false
  readonly #limits: Limits
  readonly #folder: string
  #pictures = 0

  private constructor(page: Page, { variant, limits, folder }: Arrival) {
    this.page = page
    this.words = createWords(variant.language)
    this.variant = variant
    this.#limits = limits
    this.#folder = join(folder, variant.name)
    page.on('pageerror', (error) => this.problems.push(`Page error: ${error.message}`))
    page.on('console', (message) => {
      const isExpected = this.isConnectionBroken && message.text().includes('net::ERR_FAILED')
      if (message.type() === 'error' && !isExpected) this.problems.push(`Console error: ${message.text()} ${message.location().url}`)
    })
  }

  static async arrive(arrival: Arrival): Promise<Person> {
    const { browser, url, variant, folder } = arrival
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'no-preference', ...variant.options })
    context.setDefaultTimeout(longestWaitMs)
    await context.addInitScript(installProbe)
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    const { latency, bandwidth } = variant
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bandwidth,
      uploadThroughput: bandwidth,
    })
    await mkdir(join(folder, variant.name), { recursive: true })
    return new Person(page, arrival)
  }

  button = (name: string): Locator => this.page.getByRole('button', { name: this.words(name), exact: true })
  link = (name: string): Locator => this.page.getByRole('link', { name: this.words(name), exact: true })
  field = (name: string): Locator => this.page.getByRole('textbox', { name: this.words(name), exact: true })
  /** The input itself has no size. */
  toggle = (name: string): Locator => this.page.getByRole('switch', { name: this.words(name) }).locator('xpath=ancestor::label[1]')
  text = (text: string): Locator => this.page.getByText(this.words(text), { exact: true })

  async press(target: Locator, what: string): Promise<void> {
    this.actions += 1
    await this.#press(target)
    const reaction = await this.page.evaluate(readReaction, patienceMs).catch(() => null)
    if (reaction) this.#judge(what, reaction)
  }

  async type(target: Locator, text: string): Promise<void> {
    this.actions += 1
    await this.#press(target)
    await this.page.keyboard.type(text, { delay: this.variant.keyMs })
    const typed = await target.inputValue()
    if (typed !== text) this.problems.push(`Typed “${text}”, but the field contains “${typed}”`)
  }

  /** Touch keyboards need the button. */
  async send(composer: Locator, text: string): Promise<void> {
    await this.type(composer, text)
    turns.reset()
    if (this.variant.isTouch) await this.#press(this.button('Send'))
    else await this.page.keyboard.press('Enter')
    this.#judge(`Sending “${text}”`, await this.page.evaluate(readReaction, patienceMs))
    await this.getMessage(text).waitFor()
  }

  getMessage(text: string): Locator {
    return this.page.getByRole('article').filter({ hasText: text }).first()
  }

  async waitForAnswer(): Promise<void> {
    await this.button('Send').waitFor()
  }

  async picture(name: string, shift = this.#limits.shift): Promise<void> {
    this.#pictures += 1
    const file = `${String(this.#pictures).padStart(2, '0')}-${name}.png`
    await this.page.screenshot({ path: join(this.#folder, file), caret: 'initial' })
    await this.checkLayout(name, shift)
  }

  async checkLayout(where: string, limit: number): Promise<void> {
    for (const { value, moved } of await this.page.evaluate(takeShifts)) {
      if (value > limit) this.problems.push(`${where}: layout shift of ${value.toFixed(2)}: ${moved}`)
    }
    await this.checkOverhang(where)
  }

  async checkOverhang(where: string): Promise<void> {
    const overhang = () => this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (let attempt = 0; attempt < 20 && (await overhang()) > 0; attempt += 1) await this.page.waitForTimeout(50)
    const left = await overhang()
    if (left > 0) this.problems.push(`${where}: ${left} px of horizontal overflow`)
  }

  async scrollUpTo(list: Locator, target: Locator): Promise<void> {
    const outside = await list.boundingBox()
    if (!outside) throw new Error(`Not in view: ${list.toString()}`)
    await this.page.mouse.move(outside.x + outside.width / 2, outside.y + outside.height / 2)
    const deadline = performance.now() + longestWaitMs
    while (performance.now() < deadline) {
      const inside = (await target.count()) > 0 && (await target.boundingBox())
      if (inside && inside.y >= outside.y) return
      await this.page.mouse.wheel(0, -150)
      await this.page.waitForTimeout(100)
    }
    throw new Error(`Not found after scrolling up: ${target.toString()}`)
  }

  async topAtRest(target: Locator): Promise<number> {
    let top = NaN
    for (let still = 0, look = 0; still < 6 && look < 40; look += 1) {
      await this.page.waitForTimeout(50)
      const { y = top } = (await target.boundingBox()) ?? {}
      still = y === top ? still + 1 : 0
      top = y
    }
    return top
  }

  async leave(): Promise<void> {
    await this.page.context().close()
  }

  /** Playwright's own click scrolls while it waits. */
  async #press(target: Locator): Promise<void> {
    await target.waitFor()
    await this.#scrollTo(target)
    const { x, y } = await this.#findPlace(target)
    turns.reset()
    if (this.variant.isTouch) return this.page.touchscreen.tap(x, y)
    const { mouse } = this.page
    await mouse.move(x, y)
    await mouse.down()
    await this.page.waitForTimeout(this.variant.keyMs)
    await mouse.up()
  }

  async #findPlace(target: Locator): Promise<Place> {
    const deadline = performance.now() + longestWaitMs
    while (performance.now() < deadline) {
      const place = await target.evaluate(waitForRestingPlace, patienceMs)
      if (place) return place
    }
    throw new Error(`Not clickable: covered, disabled or moving: ${target.toString()}`)
  }

  /** A conversation reverts scripted scrolling while it follows its end. */
  async #scrollTo(target: Locator): Promise<void> {
    const conversation = this.page.getByRole('log').filter({ has: target })
    if ((await conversation.count()) === 0) return target.scrollIntoViewIfNeeded()
    const [inside, outside] = await Promise.all([target.boundingBox(), conversation.boundingBox()])
    if (!inside || !outside || (inside.y >= outside.y && inside.y + inside.height <= outside.y + outside.height)) return
    await this.page.mouse.move(outside.x + outside.width / 2, outside.y + outside.height / 2)
    await this.page.mouse.wheel(0, inside.y + inside.height / 2 - (outside.y + outside.height / 2))
    await this.topAtRest(target)
  }

  #judge(what: string, reaction: Reaction): void {
    this.presses.push({ what, ...reaction })
    const { lasting } = reaction
    if (lasting === null) this.problems.push(`${what}: no response within ${patienceMs} ms`)
    else if (lasting > this.#limits.reaction + (processesOnTheWay * turns.max) / 1e6)
      this.problems.push(`${what}: first response after ${lasting.toFixed(0)} ms`)
  }
}
