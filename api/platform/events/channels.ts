import { EventEmitter } from 'node:events'
import type { RedisConnections } from './redis.ts'

export type Listener = (message: string) => void

/** Tells every process that listens. What is sent while nobody listens is gone. */
export interface Channels {
  send(channel: string, message: string): Promise<void>
  /** Resolves, with the way to stop, once nothing sent from then on is missed. */
  listen(channel: string, listener: Listener): Promise<() => void>
  /** Called after an interruption in which messages may have been missed. */
  onInterruption(callback: () => void): void
}

export function memoryChannels(): Channels {
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

/** All listeners of a process share one connection. While Redis is away, messages reach the listeners of the sending process only. */
export function redisChannels({ commands, listening }: Pick<RedisConnections, 'commands' | 'listening'>): Channels {
  // Redis delivers across its numbered databases, so the number separates deployments on one server.
  const prefix = `twain:${commands.options.db ?? 0}:channel:`
  const emitter = new EventEmitter().setMaxListeners(0)
  const interruptions = new EventEmitter().setMaxListeners(0)
  listening.on('message', (channel: string, message: string) => emitter.emit(channel, message))
  listening.on('ready', () => {
    const names = emitter.eventNames() as string[]
    const subscribed = names.length > 0 ? listening.subscribe(...names) : Promise.resolve()
    // A connection that breaks again subscribes again.
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
      // One time-out is enough for a caller: this connection may not have noticed yet.
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
