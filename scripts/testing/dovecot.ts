import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { install, mayInstall, Missing } from './debian.ts'
import { createTemporaryFolder, findFreePort, launch, type Service } from './server.ts'

const command = '/usr/sbin/dovecot'
const user = { name: 'answers@example.org', password: 'a p@ssword' }

interface Dovecot extends Service {
  /** Empty without TLS. */
  certificate: string
  deliver(email: Buffer): Promise<void>
  /** Names of the files, with flags after the comma: S for read. */
  listFiles(): Promise<string[]>
}

/** An IMAP server with one mailbox in the format Maildir, with TLS and a self-signed certificate if it is secure. */
export async function startDovecot({ port: fixedPort, isSecure = false }: { port?: number; isSecure?: boolean } = {}): Promise<Dovecot> {
  if (!existsSync(command)) {
    if (!mayInstall) throw new Missing('Dovecot is missing: install dovecot-imapd.')
    await install('dovecot-imapd')
  }
  const folder = await createTemporaryFolder('dovecot')
  const mail = join(folder.path, 'mail')
  for (const name of ['new', 'cur', 'tmp']) await mkdir(join(mail, name), { recursive: true })
  const owner = { uid: readId('-u'), gid: readId('-g') }
  for (const path of [folder.path, mail, ...['new', 'cur', 'tmp'].map((name) => join(mail, name))]) await chown(path, owner.uid, owner.gid)
  await chmod(folder.path, 0o755)
  const port = fixedPort ?? (await findFreePort())
  await writeFile(join(folder.path, 'users'), `${user.name}:{PLAIN}${user.password}:${owner.uid}:${owner.gid}::${folder.path}\n`)
  const config = join(folder.path, 'dovecot.conf')
  if (isSecure) createCertificate(folder.path)
  await writeFile(config, describe({ folder: folder.path, mail, port, isSecure }))
  const { stop } = await launch({ command, args: ['-F', '-c', config], ready: /starting up for imap/, stopSignal: 'SIGTERM' })
  let delivered = 0
  return {
    url: `${isSecure ? 'imaps' : 'imap'}://${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@127.0.0.1:${port}/INBOX`,
    certificate: isSecure ? await readFile(join(folder.path, 'cert.pem'), 'utf8') : '',
    deliver: async (email) => {
      const file = join(mail, 'new', `${Date.now()}.${(delivered += 1)}.test`)
      await writeFile(file, email)
      await chown(file, owner.uid, owner.gid)
    },
    listFiles: async () => (await Promise.all(['new', 'cur'].map((name) => readdir(join(mail, name))))).flat(),
    stop: async () => {
      await stop()
      await folder.remove()
    },
  }
}

function readId(flag: string): number {
  return Number(execFileSync('id', [flag, 'dovecot'], { encoding: 'utf8' }))
}

function createCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files], { stdio: 'ignore' })
}

interface Description {
  folder: string
  mail: string
  port: number
  isSecure: boolean
}

function describe({ folder, mail, port, isSecure }: Description): string {
  return `protocols = imap
base_dir = ${folder}/run
log_path = /dev/stderr
${isSecure ? `ssl = required\nssl_cert = <${folder}/cert.pem\nssl_key = <${folder}/key.pem` : 'ssl = no'}
disable_plaintext_auth = no
mail_location = maildir:${mail}
first_valid_uid = 1
listen = 127.0.0.1
service imap-login {
  inet_listener imap {
    port = ${isSecure ? 0 : port}
  }
  inet_listener imaps {
    port = ${isSecure ? port : 0}
    ssl = ${isSecure ? 'yes' : 'no'}
  }
}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
namespace inbox {
  inbox = yes
}
`
}
