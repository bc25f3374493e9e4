export const maintenance = {
  __typename: 'Announcement',
  text: 'Maintenance on Sunday from 10:00 to 12:00.\nAnswers may be slower.',
  endsAt: '2026-03-08T12:00:00.000Z' as string | null,
  publishedAt: '2026-03-01T10:00:00.000Z',
}

export const toAnnouncement = (announcement: typeof maintenance | null) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', operator: { __typename: 'Operator' }, announcement },
})
