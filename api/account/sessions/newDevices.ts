import type { NewNotification, NotificationsService } from '../../notifications/notifications.service.ts'
import type { Message } from '../../platform/mail/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import type { EmailsService } from '../emails/emails.service.ts'
import { describeDevice, shortenAddress } from './devices.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'

interface Uses {
  browsers: KnownBrowsers
  emails: EmailsService
  notifications: NotificationsService
}

const day = 86_400_000

/** Call before the browser is remembered. Never throws, since the user is signed in. */
export async function reportNewDevice(platform: Platform, uses: Uses, viewer: Viewer, client: ClientInfo): Promise<void> {
  try {
    const { userId } = viewer
    if (await uses.browsers.getId(userId, client)) return
    if (await hasSimilarSession(platform, viewer, client)) return
    const device = [describeDevice(client.userAgent), shortenAddress(client.ip)].filter(Boolean).join(' · ')
    await uses.notifications.publish(userId, { ...notice, summary: device })
    const user = await platform.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, emailVerified: true } })
    if (uses.emails.canReceive(user)) await platform.mail.send(noticeMail({ to: user.email, device, publicUrl: platform.config.publicUrl }))
  } catch (err) {
    platform.log.error({ err }, 'a sign-in on a new device could not be reported')
  }
}

/** Programs and browsers that delete cookies would cause a notice each time. */
async function hasSimilarSession({ db }: Platform, { userId, sessionId }: Viewer, { ip, userAgent }: ClientInfo): Promise<boolean> {
  const where = { userId, id: { not: sessionId }, userAgent: userAgent ?? '' }
  const sessions = await db.session.findMany({ where, select: { ipAddress: true }, orderBy: { id: 'desc' }, take: 100 })
  return sessions.some(({ ipAddress }) => ipAddress && shortenAddress(ipAddress) === shortenAddress(ip))
}

const notice = {
  channel: 'account',
  type: 'warning',
  priority: 'high',
  title: 'New sign-in to your account',
  message: 'If this wasn’t you, end the session and change your password.',
  actionUrl: '/settings#sessions',
} as const satisfies NewNotification

function noticeMail({ to, device, publicUrl }: { to: string; device: string; publicUrl: string }): Message {
  const now = new Date()
  return {
    to,
    expiresAt: new Date(now.getTime() + day),
    subject: 'New sign-in to Twain',
    text: `Someone signed in to the Twain account of ${to} on a new device:

${device}
${now.toISOString().slice(0, 16).replace('T', ' ')} UTC

If this was you, ignore this email. If not, end the session and change your password:

${publicUrl}/settings#sessions
`,
  }
}
