import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { install, mayInstall, Missing } from './debian.ts'
import { createTemporaryFolder, findFreePort, launch, type Service } from './server.ts'

const command = '/usr/sbin/dovecot'
const user = { name: 'answers@example.org', password: 'a p@ssword' }

interface Dovecot extends Service {
  deliver(email: Buffer): Promise<void>
  /** Names of the files, with flags after the comma: S for read. */
  listFiles(): Promise<string[]>
}

/** An IMAP server with one mailbox in the format Maildir. */
export async function startDovecot(fixedPort?: number): Promise<Dovecot> {
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
  await writeFile(config, describe({ folder: folder.path, mail, port }))
  const { stop } = await launch({ command, args: ['-F', '-c', config], ready: /starting up for imap/, stopSignal: 'SIGTERM' })
  let delivered = 0
  return {
    url: `imap://${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@127.0.0.1:${port}/INBOX`,
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

function describe({ folder, mail, port }: { folder: string; mail: string; port: number }): string {
  return `protocols = imap
base_dir = ${folder}/run
log_path = /dev/stderr
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}
first_valid_uid = 1
listen = 127.0.0.1
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
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
