import type { GetHealthReply } from '../../generated/content/handlers.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'

export async function getHealth(_request: unknown, context: ContentContext): Promise<GetHealthReply> {
  try {
    await context.service.ping()
  } catch (cause) {
    throw new TriptychError('unavailable', 'the database does not answer', { cause })
  }
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { status: 'ready', surface: 'content' } }
}
