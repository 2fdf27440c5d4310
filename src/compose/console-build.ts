import { fileURLToPath } from 'node:url'
import { ConsoleFiles } from '../pages/console-files.ts'
import type { Logger } from '../server/logger.ts'

/** In a checkout as in the npm package. */
const BUILT = fileURLToPath(new URL('../../console/dist/', import.meta.url))

/** The browser console of a surface, as `make console` built it. Without it everything else is served all the same. */
export async function openConsole(
  surface: 'auth' | 'bridge' | 'content',
  logger: Logger,
  folder = BUILT,
): Promise<ConsoleFiles> {
  const files = await ConsoleFiles.open(folder, surface)
  if (!files.isBuilt) logger.warn('the console is not built: `make console` builds it')
  return files
}
