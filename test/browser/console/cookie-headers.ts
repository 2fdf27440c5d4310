import type { BrowserContext } from 'playwright-core'

/** What the pages of a browser's window send along, for a generated client that writes beside them. */
export async function cookieHeaders(context: BrowserContext, origin: string): Promise<Record<string, string>> {
  const cookies = await context.cookies(origin)
  return { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), Origin: origin }
}
