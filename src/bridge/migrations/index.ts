import type { Migration } from 'kysely/migration'
import * as initial from './0001-initial.ts'
import * as importedAccessories from './0002-imported-accessories.ts'
import * as credentials from './0003-credentials.ts'
import * as severalBridges from './0004-several-bridges.ts'
import * as entryIds from './0005-entry-ids.ts'

/** Every migration of the bridge by its name, in order; a name once released never changes. */
export const bridgeMigrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-imported-accessories': importedAccessories,
  '0003-credentials': credentials,
  '0004-several-bridges': severalBridges,
  '0005-entry-ids': entryIds,
}
