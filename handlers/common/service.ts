import type { CallContext } from '../../src/access/principal.ts'
import type { Service } from '../../src/access/service.ts'
import { TriptychError } from '../../src/errors.ts'

/** The replies of the operations that `specs/common.yaml` gives every surface. */

/** @throws TriptychError `unavailable` while the database does not answer */
export async function healthReply<S extends 'auth' | 'bridge' | 'content'>(service: Service, surface: S) {
  try {
    await service.ping()
  } catch (cause) {
    throw new TriptychError('unavailable', 'the database does not answer', { cause })
  }
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { status: 'ready', surface } } as const
}

/** @throws TriptychError `loopback_only` */
export async function metricsReply(service: Service, call: CallContext) {
  if (!call.loopback && !service.metricsPublic) throw new TriptychError('loopback_only')
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: await service.metrics() } as const
}

export function docsReply({ docs }: Pick<Service, 'docs'>) {
  const headers = { 'Cache-Control': 'no-cache', ETag: docs.etag, 'Content-Security-Policy': docs.policy } as const
  return { status: 200, headers, body: docs.html } as const
}
