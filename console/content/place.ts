/** An environment of a site. */
export interface Place {
  readonly site: string
  readonly env: string
}

const key = (site: string): string => `triptych-environment ${site}`

/** The environment of a site that the reader worked in last, in this browser. */
export function lastEnvironment(site: string): string | null {
  return localStorage.getItem(key(site))
}

/** Remembers it. */
export function rememberEnvironment(site: string, env: string): void {
  localStorage.setItem(key(site), env)
}

/** Forgets it, where it is gone. */
export function forgetEnvironment(site: string): void {
  localStorage.removeItem(key(site))
}

/** The address of a site's page. */
export function siteAddress(site: string): string {
  return `/console/sites/${encodeURIComponent(site)}`
}

/** The address of a site's page types. */
export function pageTypesAddress(site: string): string {
  return `${siteAddress(site)}/page-types`
}

/** What the addresses of an environment's pages begin with. */
export function environmentAddress({ site, env }: Place): string {
  return `${siteAddress(site)}/${encodeURIComponent(env)}`
}

/** The address of the list of an environment's pages. */
export function documentsAddress(place: Place): string {
  return `${environmentAddress(place)}/documents`
}

/** The address of the editor of a page. */
export function documentAddress(place: Place, documentId: string): string {
  return `${documentsAddress(place)}/${documentId}`
}

/** The address of the list of an environment's partials. */
export function partialsAddress(place: Place): string {
  return `${environmentAddress(place)}/partials`
}

/** The address of the editor of a partial. */
export function partialAddress(place: Place, documentId: string): string {
  return `${partialsAddress(place)}/${documentId}`
}
