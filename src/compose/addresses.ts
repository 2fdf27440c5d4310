import type { ConsoleLink } from '../access/service.ts'
import type { Config } from '../config.ts'
import { addressOfListener, loopbackNames } from '../lib/addresses.ts'

export const surfaceNames = ['auth', 'bridge', 'content'] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** The public addresses of the surfaces: as configured, else where they listen, at the real port once it is known. */
export class Addresses {
  readonly #configured: Readonly<Record<SurfaceName, URL | null>>
  readonly #host: string
  readonly #ports: Record<SurfaceName, number>
  readonly #here = new Set<SurfaceName>()

  readonly #authElsewhere: URL | null
  readonly #bridgeIsOpen: boolean

  constructor({ host, auth, bridge, content, authUrl }: Config) {
    this.#host = host
    this.#authElsewhere = authUrl
    this.#bridgeIsOpen = bridge.auth === 'none'
    this.#configured = { auth: auth.url, bridge: bridge.url, content: content.url }
    // That of the bridge may be in its config file: it is known once it listens.
    this.#ports = { auth: auth.port, bridge: bridge.port ?? 0, content: content.port }
  }

  /** Notes the port that a surface of this process listens on. */
  listening(surface: SurfaceName, port: number): void {
    this.#ports[surface] = port
    this.#here.add(surface)
  }

  publicUrl(surface: SurfaceName): URL {
    return this.#configured[surface] ?? addressOfListener(this.#host, this.#ports[surface])
  }

  /**
   * Where a sign-in may be taken to: a configured address, or a surface of this process. Never just the usual port on
   * localhost: whatever listens there, on this machine or on the visitor's, would be handed a code.
   */
  consoleUrl(surface: 'bridge' | 'content'): URL | null {
    return this.#knownFrom('auth', surface)
  }

  /** The consoles that the one of a surface leads to: those with an address that its visitors can reach. */
  consolesBeside(surface: SurfaceName): ConsoleLink[] {
    return surfaceNames
      .filter((other) => other !== surface)
      .flatMap((other) => {
        const url = this.#knownFrom(surface, other)
        // Of one elsewhere it is not known whether it is open.
        const forAdministrators = other === 'bridge' && !(this.#here.has('bridge') && this.#bridgeIsOpen)
        return url === null ? [] : [{ surface: other, url: new URL('/', url).href, forAdministrators }]
      })
  }

  /** A configured address; else one of this process, for who came by such a one, or is at this machine. */
  #knownFrom(here: SurfaceName, surface: SurfaceName): URL | null {
    if (this.#configured[surface] !== null) return this.publicUrl(surface)
    if (this.#here.has(surface)) {
      return this.#configured[here] === null || this.isLocal(here) ? this.publicUrl(surface) : null
    }
    return surface === 'auth' ? this.#authElsewhere : null
  }

  /** Whether cookies of this surface travel over https only. */
  isSecure(surface: SurfaceName): boolean {
    return this.publicUrl(surface).protocol === 'https:'
  }

  /** Whether this surface is for this machine only. */
  isLocal(surface: SurfaceName): boolean {
    return loopbackNames.includes(this.publicUrl(surface).hostname)
  }
}
