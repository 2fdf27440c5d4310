import type { Principal } from '../../src/access/principal.ts'
import type { Doer } from '../../src/auth/doer.ts'
import { TriptychError } from '../../src/errors.ts'
import type { AuthContext } from './context.ts'

/** Who is calling, where the contract lets nobody else through. */
export function callerOf({ call }: AuthContext): Principal {
  if (call.principal === null) throw new TriptychError('unauthenticated')
  return call.principal
}

export function doerOf(context: AuthContext): Doer {
  return { principal: callerOf(context), requestId: context.call.requestId }
}

/** What the caller is asked about is the caller: gone is only what ended since the request came in. */
export async function endedMeanwhile<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof TriptychError && error.code === 'not_found') throw new TriptychError('unauthenticated')
    throw error
  })
}

/** The caller as the holder of personal tokens. */
export function holderOf(context: AuthContext): { readonly id: string; readonly kind: 'person' } {
  return { id: callerOf(context).id, kind: 'person' }
}
