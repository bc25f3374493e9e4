import { EventEmitter } from 'node:events'
import type { RedisConnections } from './redis.ts'

export type Listener = (message: string) => void

/** Messages without a listener are lost. */
export interface Channels {
  send(channel: string, message: string): Promise<void>
  /** Resolves once the subscription is active. */
  listen(channel: string, listener: Listener): Promise<() => void>
  /** Messages may have been lost. */
  onInterruption(callback: () => void): void
}

export function createMemoryChannels(): Channels {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    async send(channel, message) {
      emitter.emit(channel, message)
    },
    async listen(channel, listener) {
      emitter.on(channel, listener)
      return () => emitter.off(channel, listener)
    },
    onInterruption() {},
  }
}

/** During a Redis outage, messages reach only the sending process. */
export function createRedisChannels({ commands, listening }: Pick<RedisConnections, 'commands' | 'listening'>): Channels {
  // Redis publishes across its numbered databases.
  const prefix = `twain:${commands.options.db ?? 0}:channel:`
  const emitter = new EventEmitter().setMaxListeners(0)
  const interruptions = new EventEmitter().setMaxListeners(0)
  listening.on('message', (channel: string, message: string) => emitter.emit(channel, message))
  listening.on('ready', () => {
    const names = emitter.eventNames() as string[]
    const subscribed = names.length > 0 ? listening.subscribe(...names) : Promise.resolve()
    subscribed.then(() => interruptions.emit('ended')).catch(() => {})
  })
  return {
    async send(channel, message) {
      const name = prefix + channel
      const isDelivered = await commands.publish(name, message).then(
        () => listening.status === 'ready',
        () => false,
      )
      if (!isDelivered) emitter.emit(name, message)
    },
    async listen(channel, listener) {
      const name = prefix + channel
      emitter.on(name, listener)
      const subscribing = listening.subscribe(name).catch(() => {})
      // Skip a second timeout: this connection may not have noticed the outage yet.
      if (commands.status === 'ready') await subscribing
      return () => {
        emitter.off(name, listener)
        if (emitter.listenerCount(name) === 0) listening.unsubscribe(name).catch(() => {})
      }
    },
    onInterruption(callback) {
      interruptions.on('ended', callback)
    },
  }
}
