import type { ArchivedSurface } from '../backup/manifest.ts'
import { type Journal, readJournal, removeStaging, replacePlaces } from '../backup/staging.ts'
import type { Config } from '../config.ts'
import { annotate, drop, renameSchema, Schemas } from '../db/schemas.ts'
import { TriptychError } from '../errors.ts'
import { type OpenedData, openData } from './surface-data.ts'

/** The schema that a restore fills, and the one that what it replaced is kept in. */
export const restoringSchema = (surface: string): string => `${surface}_restore`
export const replacedSchema = (surface: string): string => `${surface}_replaced`

/**
 * Does what a restore that has begun to replace still has to do; nothing where there is none. The caller holds the data
 * folder.
 *
 * @param place of the data folder (`placeOf`)
 * @param onStep called before and after each step, with its name
 * @throws TriptychError `unavailable` while a server on another machine uses the database
 */
export async function finishRestore(config: Config, place: string, onStep: (step: string) => void): Promise<void> {
  const journal = await readJournal(config.dataDir)
  if (journal === null) return
  if (journal.schemas.length > 0) {
    const owned = await ownDatabases(config, journal.schemas as ArchivedSurface[], place)
    try {
      await changeOver(config, journal, onStep)
    } finally {
      for (const { close } of owned) await close()
    }
  }
  await replaceFiles(config, journal, onStep)
}

/** Enters databases of PostgreSQL as their only process. */
export async function ownDatabases(
  config: Config,
  surfaces: readonly ArchivedSurface[],
  place: string,
): Promise<OpenedData[]> {
  const owned: OpenedData[] = []
  try {
    for (const surface of surfaces) {
      const data = await openData(config, surface, 'sole', place)
      if (data !== null) owned.push(data)
    }
    return owned
  } catch (error) {
    for (const { close } of owned) await close()
    throw error
  }
}

/** Puts the schemas that were filled in the place of the others, in one transaction. */
export async function changeOver(config: Config, journal: Journal, onStep: (step: string) => void): Promise<void> {
  if (config.database.kind !== 'postgres') {
    const message = 'a restore into PostgreSQL was broken off: start with the SVC_DATABASE_URL that it had'
    throw new TriptychError('unavailable', message)
  }
  const schemas = new Schemas(config.database.url.reveal())
  try {
    const statements: string[] = []
    for (const surface of journal.schemas) {
      const filled = await schemas.find(restoringSchema(surface))
      if (filled?.note !== journal.id) continue
      const current = await schemas.find(surface)
      statements.push(drop(replacedSchema(surface)))
      if (current !== null) statements.push(renameSchema(surface, replacedSchema(surface)))
      statements.push(renameSchema(restoringSchema(surface), surface), annotate(surface, null))
    }
    onStep('schemas')
    if (statements.length > 0) await schemas.change(statements)
    onStep('schemas')
  } finally {
    await schemas.close()
  }
}

export async function replaceFiles(config: Config, journal: Journal, onStep: (step: string) => void): Promise<void> {
  await replacePlaces(config.dataDir, journal, onStep)
  onStep('done')
  await removeStaging(config.dataDir)
}
