import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest; those that mostly wait are among those that mostly work. */
const longest = [
  'bridge/outside/homebridge',
  'bridge/soak/soak',
  'bridge/outside/faults',
  'backup/kill-restore',
  'backup/move',
  'bridge/outside/restart',
  'docs/operate/operate',
  'contract-coverage/odd-values',
  'bridge/outside/stop',
  'bridge/host/shared-process',
  'docs/worked-example',
  'bridge/outside/plugins',
  'bridge/import/child-bridges',
  'backup/under-writes',
  'auth/webhooks/webhooks',
  'bridge/host/faults',
  'backup/outside',
  'content/import/atomicity',
  'bridge/guards/ended-sessions',
  'compose/degraded/files',
  'bridge/guards/session-door',
].map((name) => `/test/${name}.integration.test.ts`)
/** And of those with a browser. */
const longestInBrowser = [
  'console/every-page',
  'console/content-editor',
  'hostile-pages',
  'console/bridge-marketplace',
].map((name) => `/test/browser/${name}.browser.test.ts`)
const order = [...longest, ...longestInBrowser]

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
  const place = order.findIndex((name) => moduleId.endsWith(name))
  return place === -1 ? order.length : place
}
