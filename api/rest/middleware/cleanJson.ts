import type { MiddlewareHandler } from 'hono'
import { cleanInput, parseBody } from '../../platform/text/cleanInput.ts'
import type { RestEnv } from '../router.ts'

/** Bounds the depth of a JSON body, and makes its text storable, before a schema looks at it. What is no JSON is left to the schema to refuse. */
export const cleanJson: MiddlewareHandler<RestEnv> = async (c, next) => {
  if (/json/i.test(c.req.header('content-type') ?? '')) {
    const body = await parsed(await c.req.text())
    if (body !== undefined) {
      cleanInput(body)
      c.req.json = <T>() => Promise.resolve(body as T)
    }
  }
  await next()
}

async function parsed(text: string): Promise<unknown> {
  try {
    return await parseBody(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}
