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

/** All listeners of a process share one connection. */
export function redisChannels({ commands, listening }: RedisConnections): Channels {
  // Redis delivers across its numbered databases, so the number keeps apart what shares a server.
  const prefix = `twain:${commands.options.db ?? 0}:channel:`
  const emitter = new EventEmitter().setMaxListeners(0)
  listening.on('message', (channel: string, message: string) => emitter.emit(channel, message))
  return {
    async send(channel, message) {
      await commands.publish(prefix + channel, message)
    },
    async listen(channel, listener) {
      const name = prefix + channel
      emitter.on(name, listener)
      await listening.subscribe(name)
      return () => {
        emitter.off(name, listener)
        if (emitter.listenerCount(name) === 0) listening.unsubscribe(name).catch(() => {})
      }
    },
    onInterruption(callback) {
      listening.on('ready', callback)
    },
  }
}
