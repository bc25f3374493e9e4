const defaults = {
  __typename: 'PlanLimits',
  messagesPerDay: 1000 as number | null,
  twinMessagesPerDay: 5000 as number | null,
  uploadsPerDay: 200 as number | null,
  uploadMegabytesPerDay: 2000 as number | null,
  filesPerUpload: 10,
  fileMegabytes: 250,
}

export const free = {
  __typename: 'PlanSettings',
  key: 'free',
  name: 'Free',
  limits: { ...defaults, messagesPerDay: 200 as number | null, twinMessagesPerDay: null as number | null },
  defaults,
}
export const team = { ...free, key: 'team', name: 'Team', limits: defaults }

export const toPlans = (plans: (typeof free)[]) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', operator: { __typename: 'Operator', plans } },
})
