/** Where a visitor of a bridge signs in with its own token. */
export function tokenSignInUrl(base: URL, query: Readonly<Record<string, string>>): string {
  return new URL(`/sign-in/token?${new URLSearchParams(query)}`, base).href
}
