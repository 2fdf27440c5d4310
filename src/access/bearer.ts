/**
 * The token of an `Authorization: Bearer …` (RFC 6750, 2.1); null where there is none. Tokens in a query or a form
 * are not looked at.
 */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization ?? '')?.[1] ?? null
}
