import type { GetMediaReply, GetMediaRequest } from '../../generated/content/handlers.ts'
import { normalizeKey } from '../../src/content/paths.ts'
import { TriptychError } from '../../src/errors.ts'
import { FileBody } from '../../src/payload.ts'
import { published } from './cache-control.ts'
import type { ContentContext } from './context.ts'
import { notFound } from './not-found.ts'

export async function getMedia(request: GetMediaRequest, context: ContentContext): Promise<GetMediaReply> {
  const key = normalizeKey(request.path.key)
  if (key === null) throw new TriptychError('malformed_path')
  const file = await context.media.find(key)
  if (file === null) return notFound()
  return {
    status: 200,
    headers: {
      'Cache-Control': published,
      ETag: `"${file.etag}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      ...(file.attachment ? { 'Content-Disposition': 'attachment' } : {}),
    },
    contentType: file.type,
    body: new FileBody(file.path, file.size),
  }
}
