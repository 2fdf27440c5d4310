import { parseSetCookie } from 'cookie'

/**
 * As much of a browser as a test of cookies needs: it keeps what it is sent, sends it back to the same host whatever
 * the port (RFC 6265, 8.5), says where its requests come from, and follows no redirect by itself.
 */
export class CookieBrowser {
  /** The origin that paths belong to, and that requests come from. */
  readonly origin: string
  readonly #jars: Map<string, Map<string, string>>

  /** @param jars those of another browser, to share its cookies */
  constructor(origin: string, jars: Map<string, Map<string, string>> = new Map()) {
    this.origin = origin
    this.#jars = jars
  }

  /** The same browser on a page of another origin. */
  at(origin: string): CookieBrowser {
    return new CookieBrowser(origin, this.#jars)
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers)
  }

  patch(path: string, body: unknown): Promise<Response> {
    return this.send('PATCH', path, body)
  }

  delete(path: string): Promise<Response> {
    return this.send('DELETE', path)
  }

  /** As a form does. */
  submit(path: string, fields: Record<string, string>): Promise<Response> {
    return this.send('POST', path, new URLSearchParams(fields))
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const url = new URL(path, this.origin)
    const cookie = this.#cookieHeader(url)
    const form = body instanceof URLSearchParams
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { Origin: this.origin }),
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    })
    this.#keep(url, response)
    return response
  }

  /** Goes to an address and wherever it leads, as a browser's address bar does; the last answer. */
  async visit(path: string, most = 20): Promise<Response> {
    let url = new URL(path, this.origin)
    for (let i = 0; i < most; i++) {
      const response = await this.send('GET', url.href)
      const location = response.headers.get('Location')
      if (location === null || response.status < 300 || response.status >= 400) return response
      url = new URL(location, url)
    }
    throw new Error(`more than ${most} redirects from ${path}`)
  }

  cookie(name: string): string | undefined {
    return this.#jar(new URL(this.origin)).get(name)
  }

  cookies(): Record<string, string> {
    return Object.fromEntries(this.#jar(new URL(this.origin)))
  }

  setCookie(name: string, value: string): void {
    this.#jar(new URL(this.origin)).set(name, value)
  }

  #jar({ hostname }: URL): Map<string, string> {
    let jar = this.#jars.get(hostname)
    if (jar === undefined) {
      jar = new Map()
      this.#jars.set(hostname, jar)
    }
    return jar
  }

  #cookieHeader(url: URL): string {
    return [...this.#jar(url)].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(url: URL, response: Response): void {
    const jar = this.#jar(url)
    for (const line of response.headers.getSetCookie()) {
      const { name, value, maxAge } = parseSetCookie(line)
      if (maxAge !== undefined && maxAge <= 0) jar.delete(name)
      else jar.set(name, value ?? '')
    }
  }
}
