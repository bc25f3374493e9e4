import type { MiddlewareHandler } from 'hono'
import { cleanInput, parseBody } from '../../platform/text/cleanInput.ts'
import type { RestEnv } from '../router.ts'

/** Invalid JSON is left to validation. */
export const cleanJson: MiddlewareHandler<RestEnv> = async (c, next) => {
  if (/json/i.test(c.req.header('content-type') ?? '')) {
    const body = await parseJson(await c.req.text())
    if (body !== undefined) {
      cleanInput(body)
      c.req.json = <T>() => Promise.resolve(body as T)
    }
  }
  await next()
}

async function parseJson(text: string): Promise<unknown> {
  try {
    return await parseBody(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}
