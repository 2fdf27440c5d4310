/** Where the auth surface takes a visitor who is to be signed in to another console. */
export function handoverUrl(base: URL, surface: 'bridge' | 'content', next: string, challenge: string): string {
  const query = new URLSearchParams({ surface, next, code_challenge: challenge })
  return new URL(`/api/v1/auth/handover?${query}`, base).href
}

/** The sign-in page, saying what became of a sign-in. */
export function loginPage(base: URL, error: string): string {
  return new URL(`/login?${new URLSearchParams({ error })}`, base).href
}

/** Where people look after their account. */
export function accountPage(base: URL): string {
  return new URL('/settings/account', base).href
}
