import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { readOwnTypes, readSiteTypes, typesAfter } from '../block-types/types-in.ts'
import type { EnvironmentTypeEntry } from '../folder/entries.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

type PromotionType = components['schemas']['PromotionType']

/** A type that differs, and what the target is to have of its own so that it does no more. */
export interface DifferingType extends PromotionType {
  readonly entry: EnvironmentTypeEntry
}

/** The types that hold in one of two environments of a site alone, or say something else there. */
export async function readDifferingTypes(
  db: Kysely<ContentTables>,
  from: string,
  target: Scope,
): Promise<DifferingType[]> {
  const differing: DifferingType[] = []
  for (const kind of ['block', 'page'] as const) {
    const ofSite = await readSiteTypes(db, kind, target.site)
    const schemasIn = async (env: string) =>
      new Map(
        typesAfter(ofSite, await readOwnTypes(db, kind, { site: target.site, env })).map((each) => [
          each.type,
          each.schema,
        ]),
      )
    const [there, here] = [await schemasIn(from), await schemasIn(target.env)]
    const byDefault = new Map(ofSite.map(({ type, schema }) => [type, schema]))
    for (const type of [...new Set([...there.keys(), ...here.keys()])].sort()) {
      const [wanted = null, before = null] = [there.get(type), here.get(type)]
      if (wanted === before) continue
      const change = before === null ? 'added' : wanted === null ? 'removed' : 'changed'
      const own = wanted === (byDefault.get(type) ?? null) ? null : { schema: wanted }
      differing.push({ of: kind, type, change, entry: { of: kind, type, own, file: `${kind} type ${type}` } })
    }
  }
  return differing
}
