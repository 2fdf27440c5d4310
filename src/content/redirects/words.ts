import type { LeftOutReason } from './rule.ts'

/** Why a rule is not in force, for people. */
export const leftOutBecause: Readonly<Record<LeftOutReason, string>> = {
  conflict: 'one path, different targets or statuses, so none holds',
  self_loop: 'the path leads to itself',
  cycle: 'the path leads in a circle',
  from_is_published: 'a page is public at the path itself',
  target_not_published: 'no page is public at the target',
  target_external: 'the target is on another site',
  malformed_from: 'the path is not the path of a page',
}
