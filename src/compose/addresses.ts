import type { Config } from '../config.ts'
import { loopbackNames } from '../lib/addresses.ts'

export const surfaceNames = ['auth', 'bridge', 'content'] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** The public addresses of the surfaces: as configured, else on localhost, at the real port once it is known. */
export class Addresses {
  readonly #configured: Readonly<Record<SurfaceName, URL | null>>
  readonly #ports: Record<SurfaceName, number>
  readonly #here = new Set<SurfaceName>()

  constructor({ auth, bridge, content }: Config) {
    this.#configured = { auth: auth.url, bridge: bridge.url, content: content.url }
    this.#ports = { auth: auth.port, bridge: bridge.port ?? 8582, content: content.port }
  }

  /** Notes the port that a surface of this process listens on. */
  listening(surface: SurfaceName, port: number): void {
    this.#ports[surface] = port
    this.#here.add(surface)
  }

  publicUrl(surface: SurfaceName): URL {
    return this.#configured[surface] ?? new URL(`http://localhost:${this.#ports[surface]}`)
  }

  /**
   * Where a sign-in may be taken to: a configured address, or a surface of this process. Never just the usual port on
   * localhost: whatever listens there, on this machine or on the visitor's, would be handed a code.
   */
  consoleUrl(surface: 'bridge' | 'content'): URL | null {
    const known = this.#configured[surface] !== null || (this.#here.has(surface) && this.isLocal('auth'))
    return known ? this.publicUrl(surface) : null
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
