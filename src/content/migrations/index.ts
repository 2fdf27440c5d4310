import type { Migration } from 'kysely/migration'
import * as initial from './0001-initial.ts'
import * as authoring from './0002-authoring.ts'
import * as search from './0003-search.ts'
import * as lists from './0004-lists.ts'
import * as orphanedMedia from './0005-orphaned-media.ts'
import * as mediaHold from './0007-presence-and-media-hold.ts'
import * as generations from './0008-generations.ts'
import * as retention from './0009-retention.ts'
import * as documentGenerations from './0010-document-generations.ts'
import * as fields from './0012-fields.ts'
import * as pageValues from './0013-page-values.ts'
import * as links from './0014-links.ts'
import * as mediaGenerations from './0015-media-generations.ts'
import * as redirectGenerations from './0016-redirect-generations.ts'
import * as stagedReleases from './0017-staged-releases.ts'
import * as conflictsOfSchedules from './0018-conflicts-of-schedules.ts'
import * as longRoutes from './0019-long-routes.ts'
import * as mediaChanges from './0020-media-changes.ts'
import * as languages from './0021-languages.ts'
import * as oneVersionPerLanguage from './0022-one-version-per-language.ts'
import * as searchMerges from './0023-search-merges.ts'
import * as translationIds from './0024-translation-ids.ts'
import * as languagesInReleases from './0025-languages-in-releases.ts'
import * as itemSets from './0026-item-sets.ts'
import * as publicSearch from './0027-public-search.ts'
import * as releaseSets from './0028-release-sets.ts'
import * as environmentTypes from './0029-environment-types.ts'
import * as importBeats from './0030-import-beats.ts'
import * as translationGenerations from './0031-translation-generations.ts'

/** Every migration of the content surface by its name, in order; a name once released never changes. */
export const contentMigrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-authoring': authoring,
  '0003-search': search,
  '0004-lists': lists,
  '0005-orphaned-media': orphanedMedia,
  '0007-presence-and-media-hold': mediaHold,
  '0008-generations': generations,
  '0009-retention': retention,
  '0010-document-generations': documentGenerations,
  '0012-fields': fields,
  '0013-page-values': pageValues,
  '0014-links': links,
  '0015-media-generations': mediaGenerations,
  '0016-redirect-generations': redirectGenerations,
  '0017-staged-releases': stagedReleases,
  '0018-conflicts-of-schedules': conflictsOfSchedules,
  '0019-long-routes': longRoutes,
  '0020-media-changes': mediaChanges,
  '0021-languages': languages,
  '0022-one-version-per-language': oneVersionPerLanguage,
  '0023-search-merges': searchMerges,
  '0024-translation-ids': translationIds,
  '0025-languages-in-releases': languagesInReleases,
  '0026-item-sets': itemSets,
  '0027-public-search': publicSearch,
  '0028-release-sets': releaseSets,
  '0029-environment-types': environmentTypes,
  '0030-import-beats': importBeats,
  '0031-translation-generations': translationGenerations,
}
