const open = {
  __typename: 'Registration',
  mode: 'OPEN',
  emailDomains: [] as string[],
  isInvited: false,
  invitedEmail: null as string | null,
}

export const toRules = (rules: Partial<typeof open> = {}) => ({ registration: { ...open, ...rules } })
