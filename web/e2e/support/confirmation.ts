import type { Page } from 'playwright'

/** Answers the first call of a mutation as if the sign-in were old. */
export async function expireSignIn(page: Page, mutation: string, field: string): Promise<void> {
  let isExpired = false
  await page.route('**/graphql', async (route) => {
    if (isExpired || !route.request().postData()?.includes(mutation)) return route.fallback()
    isExpired = true
    const refusal = { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED', message: 'Confirm that it’s you first.', params: {} }
    return route.fulfill({ json: { data: { [field]: { ...refusal, field: null } } } })
  })
}
