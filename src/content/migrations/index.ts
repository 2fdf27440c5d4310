import type { Migration } from 'kysely/migration'
import * as initial from './0001-initial.ts'

/** Every migration of the content surface by its name, in order; a name once released never changes. */
export const contentMigrations: Record<string, Migration> = {
  '0001-initial': initial,
}
