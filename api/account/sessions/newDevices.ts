import type { NewNotification, NotificationsService } from '../../notifications/notifications.service.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import { writeNewDeviceNotice } from '../emails/accountMails.ts'
import type { EmailsService } from '../emails/emails.service.ts'
import { getLanguage } from '../settings/languages.ts'
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
    const select = { email: true, emailVerified: true, language: true } as const
    const user = await platform.db.user.findUniqueOrThrow({ where: { id: userId }, select })
    if (!uses.emails.canReceive(user)) return
    const language = getLanguage(user.language, client.headers)
    const expiresAt = new Date(Date.now() + day)
    await platform.mail.send(writeNewDeviceNotice({ to: user.email, language, publicUrl: platform.config.publicUrl, expiresAt, device }))
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
