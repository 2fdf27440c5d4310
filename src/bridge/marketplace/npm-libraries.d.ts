/** Parts of npm's libraries that ship no types: what is used of them. */
declare module '@npmcli/config/lib/definitions/index.js' {
  import type Config from '@npmcli/config'

  const known: {
    readonly definitions: Config.DefinitionsObject
    readonly shorthands: Config.ShortFlags
    flatten(data: Readonly<Record<string, unknown>>, flat: Record<string, unknown>): void
  }
  export default known
}

declare module 'npm-registry-fetch/lib/auth.js' {
  interface Auth {
    readonly token: string | null
    /** For `Basic`. */
    readonly auth: string | null
    readonly cert: string | null
    readonly key: string | null
  }
  export default function getAuth(url: string, config: Readonly<Record<string, unknown>>): Auth
}

declare module 'make-fetch-happen' {
  interface Options {
    readonly headers: Readonly<Record<string, string>>
    readonly signal: AbortSignal
    readonly redirect: 'manual'
    readonly retry: { readonly retries: number; readonly factor: number; readonly minTimeout: number }
    /** Proxy and TLS. */
    readonly [name: string]: unknown
  }
  interface Answer {
    readonly status: number
    readonly headers: { get(name: string): string | null }
    /** Decompressed. */
    readonly body: AsyncIterable<Uint8Array>
  }
  export default function fetch(url: string, options: Options): Promise<Answer>
}
