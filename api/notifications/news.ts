/** What changes in a person's bell while they look. */
export type NotificationNews =
  | { readonly type: 'notification-arrived'; readonly notificationId: string }
  /** Those that were not read before. */
  | { readonly type: 'notifications-read'; readonly notificationIds: readonly string[] }
