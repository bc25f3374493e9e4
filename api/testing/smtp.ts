import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Received emails are without line breaks of quoted-printable. */
export async function startSmtp() {
  const received: string[] = []
  const state = { isDown: false, refused: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (!state.isDown) return done()
      state.refused += 1
      done(new Error('Try again later'))
    },
    async onData(stream, _session, done) {
      received.push((await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '='))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    state,
    received,
    port: (server.server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
