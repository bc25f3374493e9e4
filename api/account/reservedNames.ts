/** Sections of the app and calls of the server: a profile lives at /{username}, so none of these may be one. */
const paths = `
  accounts chat twin story discover knowledge pricing roadmap monitoring onboarding dashboard history settings terms privacy login
  signup register profile forgot-password reset-password verify-email admin testing profile-pal notifications search upload uploads files
  logout me user users viewer api graphql healthz readyz metrics assets auth oauth node openapi docs public private share
  robots sitemap
`

const infrastructure = `
  www mail email smtp imap pop ftp sftp ssh cdn static media img images dns ns ns1 ns2 mx vpn proxy gateway staging dev test demo
  localhost local root webmaster postmaster hostmaster abuse noreply no-reply system server app web ws autoconfig autodiscover
`

const marketing = `
  blog about contact features security status legal careers company press team jobs help support faq news home index download
  plans billing cookies imprint community partners affiliates twain official
`

/** Words that a client would take for a missing value. */
const nothing = `null undefined none anonymous guest everyone you`

const reservedNames = new Set(`${paths} ${infrastructure} ${marketing} ${nothing}`.trim().split(/\s+/))

export function isReservedName(username: string): boolean {
  return reservedNames.has(username.toLowerCase())
}
