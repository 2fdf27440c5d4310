import type { Lock } from '../db/locks.ts'
import type { Scope } from './sites.ts'

/**
 * What all of a site stands on: that it is there, its block types while something is published, its webhooks while
 * something is announced, how many environments and webhooks it may have. Whatever writes those holds it alone.
 */
export function siteLock(site: string): Lock {
  return { name: `site ${site}` }
}

/** The same for whatever only relies on it: shared, so that the environments of a site do not wait for one another. */
export function withinSite(site: string): Lock {
  return { name: `site ${site}`, shared: true }
}

/** Everything that an environment holds: documents, what is public of them, their languages, redirects, releases, types of its own. */
export function environmentLocks({ site, env }: Scope): Lock[] {
  return [withinSite(site), { name: `environment ${site}/${env}` }]
}

/**
 * Media have one namespace for all sites: which bytes a key has, which sites hold it, that none is a file and a folder
 * at once, and that no bytes go while a row names them.
 */
export const mediaLock: Lock = { name: 'media' }

/** A webhook with its deliveries: its tag, how many tests wait, and that none is written to once it is gone. */
export function webhookLocks(site: string, id: string): Lock[] {
  return [withinSite(site), { name: `webhook ${id}` }]
}

/** Of a site's preview tokens, which are revoked in all its environments at once. */
export function previewTokenLocks(site: string): Lock[] {
  return [withinSite(site), { name: `preview tokens ${site}` }]
}
