import type { ImapFlow } from 'imapflow'
import type { Config } from '../../config.ts'

export interface ReceivedEmail {
  /** Its beginning, if it is cut off. */
  readonly source: Uint8Array
  readonly isCutOff: boolean
}

export interface Mailbox {
  /** Marks each email as read once it is handled. Resolves to whether there are more. */
  fetchNew(handle: (email: ReceivedEmail) => Promise<void>, signal: AbortSignal): Promise<boolean>
  /** Signs in and opens the folder. */
  check(): Promise<void>
}

export const maxEmailBytes = 1024 * 1024
const fetchedAtOnce = 20
const timeoutMs = 30_000
/** Also for servers that send a byte now and then. */
const sessionMs = 300_000

export function createMailbox({ replies }: Pick<Config, 'replies'>): Mailbox | null {
  return replies ? createImapMailbox(new URL(replies.imapUrl)) : null
}

function createImapMailbox(url: URL): Mailbox {
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'

  async function open<Result>(signal: AbortSignal, work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = await connect(url)
    const close = () => client.close()
    const ending = AbortSignal.any([signal, AbortSignal.timeout(sessionMs)])
    ending.addEventListener('abort', close)
    try {
      ending.throwIfAborted()
      await ask(client.connect())
      await ask(client.mailboxOpen(folder))
      return await work(client)
    } finally {
      ending.removeEventListener('abort', close)
      await Promise.race([client.logout().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1000).unref())])
      client.close()
    }
  }

  return {
    fetchNew: (handle, signal) =>
      open(signal, async (client) => {
        const found = await ask(client.search({ seen: false }, { uid: true }))
        // Otherwise each email would be handled again and again.
        if (!found || (client.mailbox && client.mailbox.readOnly)) throw new MailboxError({ code: 'EREADONLY' })
        for (const uid of found.slice(0, fetchedAtOnce)) {
          signal.throwIfAborted()
          const email = await ask(client.fetchOne(uid, { source: { start: 0, maxLength: maxEmailBytes + 1 } }, { uid: true }))
          if (email && email.source) {
            const isCutOff = email.source.length > maxEmailBytes
            await handle({ source: isCutOff ? email.source.subarray(0, maxEmailBytes) : email.source, isCutOff })
          }
          if (!(await ask(client.messageFlagsAdd(uid, ['\\Seen'], { uid: true })))) throw new MailboxError({ code: 'ENOTMARKED' })
        }
        return found.length > fetchedAtOnce
      }),
    check: () => open(new AbortController().signal, async () => {}),
  }
}

/** Errors of the client can quote emails. */
class MailboxError extends Error {
  override name = 'MailboxError'
  readonly code: string

  constructor({ code, authenticationFailed }: { code?: unknown; authenticationFailed?: unknown }) {
    const known = authenticationFailed ? 'EAUTH' : typeof code === 'string' ? code : 'EIMAP'
    super(`The mailbox at IMAP_URL cannot be used: ${known}`)
    this.code = known
  }
}

async function ask<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (err) {
    throw new MailboxError(err as object)
  }
}

async function connect(url: URL): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow')
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  const isSecure = url.protocol === 'imaps:'
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
  const client = new Client({
    host,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...(!isSecure && !isLocal && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    // Its messages contain commands and responses.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxLineLength: maxEmailBytes,
    maxLiteralSize: 2 * maxEmailBytes,
    maxResponseSize: 4 * maxEmailBytes,
    maxResponseTokens: 100_000,
  })
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {})
  return client
}
