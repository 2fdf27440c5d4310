import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, longest first. */
const longest = [
  'bridge/outside/homebridge',
  'backup/kill-restore',
  'backup/move',
  'docs/operate/operate',
  'bridge/host/shared-process',
  'bridge/marketplace/roll-back',
  'bridge/outside/faults',
  'contract-coverage/odd-values',
  'bridge/import/child-bridges',
  'bridge/outside/restart',
  'backup/under-writes',
  'bridge/host/faults',
  'bridge/soak/soak',
  'backup/outside',
  'compose/degraded/files',
  'bridge/outside/stop',
  'backup/archive',
  'content/import/memory',
  'bridge/outside/plugins',
  'bridge/guards/session-door',
  'bridge/guards/ended-sessions',
  'bridge/marketplace/install',
  'content/import/atomicity',
  'auth/webhooks/webhooks',
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
