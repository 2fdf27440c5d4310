import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { type FieldError, TriptychError } from '../../errors.ts'
import { requireFound } from '../../lib/require-found.ts'
import { inChunks } from '../in-chunks.ts'
import { siteLock } from '../locks.ts'
import { normalizeRoute } from '../paths.ts'
import { renewVersions } from '../publish.ts'
import type { ContentTables, Transact } from '../schema.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { forgetLanguages, replaceSource } from './translation-rows.ts'

/** The languages of a site, the source language first. */
export type SiteLanguages = components['schemas']['SiteLanguages']

type SiteLanguage = SiteLanguages['languages'][number]

const none: SiteLanguages = { languages: [] }

/** How many languages a site may have, as the contract has it. */
const MOST_LANGUAGES = 50

/** The languages of sites; none until an administrator chooses some. */
export class Languages {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /** @throws TriptychError `not_found` */
  async read(site: string): Promise<Tagged<SiteLanguages>> {
    return withEtag(requireFound(await findLanguages(this.#db.reader, site), 'site'))
  }

  /**
   * Takes effect at once, in every environment.
   *
   * @throws TriptychError `not_found`, `stale`; `invalid_request` with the place of each invalid entry; `in_use` where a
   *   page is in a language that would be removed
   */
  async put(site: string, next: SiteLanguages, etag: string): Promise<Tagged<SiteLanguages>> {
    checkLanguages(next.languages)
    return this.#db.transaction([siteLock(site)], async (trx) => {
      const before = requireFound(await findLanguages(trx, site), 'site')
      checkUnchanged(before, etag)
      await dropRedundant(trx, site, before, next)
      await checkUnused(trx, site, next)
      const { languages } = next
      const text = languages.length === 0 ? null : JSON.stringify({ languages })
      await trx.updateTable('site').set({ languages: text }).where('id', '=', site).execute()
      if (JSON.stringify(before) !== JSON.stringify({ languages })) await renewVersions(trx, site)
      return withEtag({ languages })
    })
  }
}

/** The languages of a site; none where there is no such site. */
export async function readLanguages(db: Kysely<ContentTables>, site: string): Promise<SiteLanguages> {
  return (await findLanguages(db, site)) ?? none
}

async function findLanguages(db: Kysely<ContentTables>, site: string): Promise<SiteLanguages | null> {
  const row = await db.selectFrom('site').select('languages').where('id', '=', site).executeTakeFirst()
  if (row === undefined) return null
  return row.languages === null ? none : (JSON.parse(row.languages) as SiteLanguages)
}

/** The language of pages that have none of their own; undefined where the site has no languages. */
export function sourceLanguage({ languages }: SiteLanguages): string | undefined {
  return languages[0]?.code
}

/** Whether a site has a language. */
export function hasLanguage({ languages }: SiteLanguages, code: string): boolean {
  return languages.some((language) => language.code === code)
}

/** Says that a language is not one of the site's, and which are. */
export function knownLanguages({ languages }: SiteLanguages): string {
  return languages.length === 0
    ? 'the site has no languages'
    : `is not one of the site's languages: ${languages.map(({ code }) => code).join(', ')}`
}

/** The prefix of routes of new pages in a language; `/` for none. */
export function prefixOf(languages: readonly SiteLanguage[], code: string): string {
  const index = languages.findIndex((language) => language.code === code)
  return languages[index]?.prefix ?? (index <= 0 ? '/' : `/${code.toLowerCase()}`)
}

/** A language and those that it falls back to, in their order; each once, also where they go in a circle. */
export function fallbacksOf(languages: readonly SiteLanguage[], code: string): string[] {
  const chain = [code]
  for (;;) {
    const next = fallbackOf(languages, chain.at(-1))
    if (next === undefined || chain.includes(next)) return chain
    chain.push(next)
  }
}

function fallbackOf(languages: readonly SiteLanguage[], code: string | undefined): string | undefined {
  return languages.find((language) => language.code === code)?.fallback
}

/** The default route of a page's version in another language. */
export function routeIn({ languages }: SiteLanguages, route: string, from: string, to: string): string {
  const [before, after] = [prefixOf(languages, from), prefixOf(languages, to)]
  const isBelow = before !== '/' && (route === before || route.startsWith(`${before}/`))
  const rest = isBelow ? route.slice(before.length) || '/' : route
  return routeBelow(after, rest)
}

/** A route below a prefix of a language. */
export function routeBelow(prefix: string, route: string): string {
  if (prefix === '/') return route
  return route === '/' ? prefix : `${prefix}${route}`
}

/** @throws TriptychError `invalid_request` */
export function checkLanguages(languages: readonly SiteLanguage[]): void {
  const errors = languageFaults(languages).map(
    ({ place, message }): FieldError => ({ in: 'body', name: `languages/${place}`, message }),
  )
  if (errors.length > 0) throw new TriptychError('invalid_request', errors[0]?.message, { errors })
}

/** The faults of a list of languages, each with its place in the list, such as `1/prefix`. */
export function languageFaults(
  languages: readonly SiteLanguage[],
): { readonly place: string; readonly message: string }[] {
  const faults: { place: string; message: string }[] = []
  const report = (place: string, message: string): void => {
    faults.push({ place, message })
  }
  const codes = languages.map(({ code }) => code)
  const prefixes = codes.map((code) => prefixOf(languages, code))
  if (codes.length > MOST_LANGUAGES) report(`${MOST_LANGUAGES}/code`, `a site has ${MOST_LANGUAGES} languages at most`)
  for (const [index, { code, prefix, fallback }] of languages.entries()) {
    if (codes.indexOf(code) < index) report(`${index}/code`, 'is in the list already')
    if (prefix !== undefined && normalizeRoute(prefix) !== prefix) {
      report(`${index}/prefix`, 'must be a path as routes are spelled, without a slash at its end')
    }
    const clash = prefixes.indexOf(prefixes[index] ?? '')
    if (clash < index && codes[clash] !== code)
      report(`${index}/prefix`, `${prefixes[index]} is the prefix of ${codes[clash]} already`)
    if (fallback === undefined) continue
    if (!codes.includes(fallback)) report(`${index}/fallback`, `${fallback} is not one of the languages`)
    else if (fallbackOf(languages, fallbacksOf(languages, code).at(-1)) === code)
      report(`${index}/fallback`, `the fallbacks of ${code} lead back to it`)
  }
  return faults
}

/** Where the source language is removed, a source whose translations were deleted has no language of its own any more. */
async function dropRedundant(trx: Transact, site: string, before: SiteLanguages, next: SiteLanguages): Promise<void> {
  const source = sourceLanguage(before)
  if (source === undefined || hasLanguage(next, source)) return
  const alone = await trx
    .selectFrom('current_translation as t')
    .select('t.document_id as id')
    .where('t.site_id', '=', site)
    .where('t.language', '=', source)
    .whereRef('t.translation_id', '=', 't.document_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('current_translation as o')
            .innerJoin('current_document as d', 'd.id', 'o.document_id')
            .select('o.document_id')
            .whereRef('o.translation_id', '=', 't.translation_id')
            .whereRef('o.document_id', '<>', 't.document_id')
            .where('d.draft_rev', 'is not', null),
        ),
      ),
    )
    .execute()
  const versions = await inChunks(
    alone.map(({ id }) => id),
    (ids) =>
      trx.selectFrom('current_translation').select('document_id as id').where('translation_id', 'in', ids).execute(),
  )
  await forgetLanguages(
    trx,
    versions.map(({ id }) => id),
  )
}

/** @throws TriptychError `in_use` */
async function checkUnused(trx: Transact, site: string, { languages }: SiteLanguages): Promise<void> {
  const codes = languages.map(({ code }) => code)
  const gone = trx
    .selectFrom('current_translation as t')
    .where('t.site_id', '=', site)
    .$if(codes.length > 0, (query) => query.where('t.language', 'not in', codes))
  const used = await gone
    .innerJoin('current_document as d', 'd.id', 't.document_id')
    .select(['t.language', 'd.key', 'd.env'])
    .where('d.draft_rev', 'is not', null)
    .orderBy('d.key')
    .limit(1)
    .executeTakeFirst()
  if (used !== undefined) {
    const message = `${used.key} (${used.env}) is in ${used.language}`
    throw new TriptychError('in_use', message, { errors: [{ in: 'body', name: 'languages', message }] })
  }
  const deleted = await gone.select(['t.document_id as id', 't.translation_id as of']).execute()
  for (const { id, of } of deleted) if (id === of) await replaceSource(trx, id)
  await forgetLanguages(
    trx,
    deleted.map(({ id }) => id),
  )
}
