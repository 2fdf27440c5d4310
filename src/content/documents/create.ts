import { uuidv7 } from '../../db/ids.ts'
import { TriptychError } from '../../errors.ts'
import { demandScope } from '../sites.ts'
import { type Content, encodeContent } from './content.ts'
import { keyHolder, type Writing, writeRevision } from './draft.ts'
import { checkKeyLength } from './normalize.ts'

/**
 * A new document, or one that was deleted, come back under its key with its history.
 *
 * @param content in normal form
 * @returns its id
 * @throws TriptychError `not_found` without such an environment, `already_exists`, `invalid_route`
 */
export async function createDocument(writing: Writing, content: Content): Promise<string> {
  const { trx, scope } = writing
  const stored = encodeContent(content)
  const { kind, key } = stored
  checkKeyLength(key)
  await demandScope(trx, scope)
  const holder = await keyHolder(trx, scope, stored)
  if (holder?.isDeleted === false) throw new TriptychError('already_exists', `${kind} ${key} is ${holder.id}`)
  const id = holder?.id ?? uuidv7()
  if (holder === null) {
    await trx
      .insertInto('document')
      .values({ id, site_id: scope.site, env: scope.env, kind, key, draft_rev: null, live_rev: null })
      .execute()
  }
  await writeRevision(writing, id, stored)
  return id
}
