const open = {
  __typename: 'Registration',
  mode: 'OPEN',
  emailDomains: [] as string[],
  ssoLabel: null as string | null,
  isSsoOnly: false,
  hasSignInLinks: false,
  isInvited: false,
  invitedEmail: null as string | null,
}

export const toRules = (rules: Partial<typeof open> = {}) => ({ registration: { ...open, ...rules } })
