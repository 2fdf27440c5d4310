import { markdownLinks } from '../../../src/content/links/find-links.ts'
import { pathTarget } from '../../../src/content/links/link-target.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { type LinkedSite, scope } from './linked-site.ts'

interface Delivered {
  readonly language?: string
  readonly hreflang?: Readonly<Record<string, string>>
  readonly zones: Readonly<Record<string, { blocks: { fields: { markdown?: string } }[] }>>
}

/**
 * Every link of what is delivered of each page in each language, by its fallbacks, that delivery has no answer for; and
 * every route of `hreflang` that is not public.
 */
export async function deadIn({ db }: LinkedSite): Promise<string[]> {
  const public_ = await db.reader.selectFrom('public_document').select(['document_id as id', 'kind', 'key']).execute()
  const redirects = await db.reader.selectFrom('redirect_resolved').select('from_path').execute()
  const files = await db.reader.selectFrom('media').select('key').execute()
  const pages = new Set(public_.flatMap(({ kind, key }) => (kind === 'page' ? [key] : [])))
  const there = new Set([
    ...public_.map(({ kind, key }) => `${kind} ${key}`),
    ...redirects.map(({ from_path }) => `page ${from_path}`),
    ...files.map(({ key }) => `media ${key}`),
  ])
  const row = await db.reader.selectFrom('site').select('languages').where('id', '=', scope.site).executeTakeFirst()
  const { languages } = JSON.parse(row?.languages ?? '{"languages":[]}') as { languages: { code: string }[] }
  const delivery = new PageDelivery(db)
  const dead: string[] = []
  for (const { id, kind, key } of public_) {
    if (kind !== 'page') continue
    for (const language of [undefined, ...languages.map(({ code }) => code)]) {
      const found = await delivery.read(scope, id, { kind: 'published' }, { language })
      if (found === null) {
        if (language === undefined) dead.push(`${key} is not delivered`)
        continue
      }
      const { hreflang = {}, zones } = JSON.parse(found.body) as Delivered
      for (const route of Object.values(hreflang))
        if (!pages.has(route)) dead.push(`${key} ${language} > hreflang ${route}`)
      const texts = Object.values(zones).flatMap(({ blocks }) => blocks.flatMap(({ fields }) => fields.markdown ?? []))
      for (const { destination } of texts.flatMap((text) => markdownLinks(text))) {
        const target = pathTarget(destination)
        if (target !== null && !there.has(`${target.kind} ${target.key}`))
          dead.push(`${key} ${language} > ${destination}`)
      }
    }
  }
  return dead
}
