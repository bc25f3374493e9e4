import type { Platform } from '../platform.ts'

/** A message can be lost while Redis is away. */
const maxAgeMs = 5000

/** Cached in each process until one of them publishes a change. */
export class SharedValue<Value> {
  readonly #platform: Pick<Platform, 'live' | 'log'>
  readonly #topic: string
  readonly #load: () => Promise<Value>
  #value: Promise<Value> | undefined
  #readAt = -maxAgeMs

  constructor(platform: Pick<Platform, 'live' | 'log'>, topic: string, load: () => Promise<Value>) {
    this.#platform = platform
    this.#topic = topic
    this.#load = load
  }

  start(): void {
    const topic = this.#topic
    void this.#followChanges().catch((err: unknown) => this.#platform.log.error({ err, topic }, 'the subscription to changes failed'))
  }

  read(): Promise<Value> {
    if (!this.#value || performance.now() - this.#readAt > maxAgeMs) {
      const reading = this.#load()
      this.#value = reading
      this.#readAt = performance.now()
      reading.catch(() => {
        if (this.#value === reading) this.#value = undefined
      })
    }
    return this.#value
  }

  async publishChange(): Promise<void> {
    this.#value = undefined
    await this.#platform.live.publish(this.#topic, {})
  }

  async #followChanges(): Promise<void> {
    for await (const _ of await this.#platform.live.subscribe(this.#topic)) this.#value = undefined
  }
}
