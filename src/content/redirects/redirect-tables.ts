import type { Generated } from 'kysely'

/** Every rule that a public document or redirect document declares, with the reason when it is left out. */
interface RedirectRuleColumns {
  site_id: string
  env: string
  document_id: string
  from_path: string
  to_path: string
  status: number
  /** Null while the rule is in force. */
  left_out: string | null
}

/** What an import under way is to make of a redirect, as of a document. */
interface NextRedirect {
  /** Null where nothing is to come. */
  next_generation: Generated<number | null>
  next_to: Generated<string | null>
  /** Null where it is to go. */
  next_status: Generated<number | null>
}

/** A rule that an import is to bring has the status 0. */
export interface RedirectRuleTable extends RedirectRuleColumns, NextRedirect {
  next_left_out: Generated<string | null>
}

export interface CurrentRedirectRuleView extends RedirectRuleColumns {
  /** As the row has it, for the words of the index `redirect_rule_left_out`. */
  stored_left_out: string | null
  next_generation: number | null
}

/** What `_redirects` answers: one row a `from`, with the final target. */
export interface RedirectResolvedColumns {
  site_id: string
  env: string
  from_path: string
  to_path: string
  status: number
}

/** A path that an import is to bring has the status 0. */
export interface RedirectResolvedTable extends RedirectResolvedColumns, NextRedirect {}

/** Paths whose redirects others have resolved while an import is under way: it resolves them once more. */
export interface ImportTouchedTable {
  site_id: string
  env: string
  path: string
}
