export interface BlockTypeTable {
  site_id: string
  type: string
  /** JSON Schema (2020-12) of a block's `fields`. */
  schema: string
}

export interface PageTypeTable {
  site_id: string
  type: string
  /** JSON Schema (2020-12) of a page's fields. */
  schema: string
}

/** Whose types: those of blocks or those of pages. */
export type TypeKind = 'block' | 'page'

/** Types that an environment has of its own, in place of those of its site (`types-in.ts`). */
export interface EnvironmentTypeTable {
  site_id: string
  env: string
  of: TypeKind
  type: string
  /** As of the site's types; null where the environment does not have the type. */
  schema: string | null
}
