/**
 * Gets what some tests need and a checkout has not: packages of npm, Python environments, a browser, the consoles.
 *
 *     node tools/ready-for-tests.ts chromium|console|generators|object-store|postgres|prism|python-client|registry|schemathesis|sigstore…
 *
 * Takes the named ones one after the other. What is there already costs nothing.
 */
import { join } from 'node:path'
import { ensureGenerators, homeOf } from '../test/clients/generators/generators.ts'
import { ensureEmbeddedPostgres } from '../test/support/embedded-postgres/install.ts'
import { ensureMoto } from '../test/support/object-store/venv.ts'
import { ensureChromium } from './chromium/find.ts'
import { ensurePythonClient } from './clients/python/environment.ts'
import { ensureConsole } from './console-build.ts'
import { ensureSchemathesis } from './contract/schemathesis.ts'
import { ensureInstalled } from './ensure-installed.ts'
import type { Need } from './installs.ts'
import { ensurePrism } from './prism/mock.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const root = join(import.meta.dirname, '..')

const installers: Readonly<Record<Need, () => unknown>> = {
  chromium: () => ensureChromium(say),
  console: () => ensureConsole(say),
  generators: () => ensureGenerators(homeOf({ brief: true }), say),
  'object-store': () => ensureMoto(say),
  postgres: () => ensureEmbeddedPostgres(say),
  prism: () => ensurePrism(say),
  'python-client': () => ensurePythonClient(say),
  registry: () => ensureInstalled(join(root, 'test/support/registry'), say),
  schemathesis: () => ensureSchemathesis(say),
  sigstore: () => ensureInstalled(join(root, 'test/support/sigstore'), say),
}

for (const name of process.argv.slice(2)) {
  if (!Object.hasOwn(installers, name)) throw new Error(`${name}: there is ${Object.keys(installers).join(', ')}`)
  installers[name as Need]()
}
