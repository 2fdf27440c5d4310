import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, each twelve seconds or more on two processors, longest first. */
const longest = [
  'bridge/outside/faults',
  'bridge/outside/homebridge',
  'bridge/guards/ended-sessions',
  'bridge/outside/stop',
  'content/import/atomicity',
  'auth/consoles/one-sign-in',
  'bridge/outside/restart',
  'content/outside/kill-publish',
  'bridge/host/faults',
  'auth/crash',
  'auth/attacks/codes',
  'auth/mcp/close',
  'content/delivery/preview-session',
].map((name) => `/test/${name}.integration.test.ts`)

/**
 * The order of files: the longest at the beginning, so that none of them goes on alone at the end. Of the others Vitest
 * knows the durations on a machine where they ran before; elsewhere it takes the largest first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => isShared(one) - isShared(other) || placeOf(one) - placeOf(other))
  }
}

/** Those that share processes follow one another: a process that another file needs alone is not kept for them. */
function isShared({ project }: TestSpecification): number {
  return project.config.isolate ? 0 : 1
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(name))
  return place === -1 ? longest.length : place
}
