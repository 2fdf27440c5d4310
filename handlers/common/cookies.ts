import { stringifySetCookie } from 'cookie'
import type { CallContext } from '../../src/access/principal.ts'

/**
 * The cookies of one surface: HttpOnly, SameSite=Lax, for this host alone. Over https they are Secure and carry the
 * `__Host-` prefix, which no other host can set (RFC 6265bis, 4.1.3.2).
 */
export class Cookies {
  readonly #secure: boolean

  /** @param secure whether the surface's public address is https */
  constructor(secure: boolean) {
    this.#secure = secure
  }

  nameOf(name: string): string {
    return this.#secure ? `__Host-${name}` : name
  }

  read({ cookies }: Pick<CallContext, 'cookies'>, name: string): string | null {
    return cookies[this.nameOf(name)] ?? null
  }

  /** Every cookie whose name begins so, by the rest of its name. */
  readAll({ cookies }: Pick<CallContext, 'cookies'>, prefix: string): Record<string, string> {
    const full = this.nameOf(prefix)
    return Object.fromEntries(
      Object.entries(cookies).flatMap(([name, value]) =>
        name.startsWith(full) && value !== undefined ? [[name.slice(full.length), value]] : [],
      ),
    )
  }

  /** A `Set-Cookie` value; the lifetime in seconds. */
  set(name: string, value: string, maxAge: number): string {
    return this.#write(name, value, maxAge)
  }

  /** A `Set-Cookie` value that takes a cookie back. */
  clear(name: string): string {
    return this.#write(name, '', 0)
  }

  #write(name: string, value: string, maxAge: number): string {
    return stringifySetCookie({
      name: this.nameOf(name),
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
    })
  }
}
