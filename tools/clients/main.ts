/**
 * `make clients`: packs the clients of every surface into dist/clients/, as they would be published. A folder as the
 * argument is another place.
 */
import { relative, resolve } from 'node:path'
import { root } from '../codegen/redocly.ts'
import { packNpmClient } from './npm/pack.ts'
import { packWheel } from './python/pack.ts'
import { surfaces } from './surfaces.ts'

const into = resolve(root, process.argv[2] ?? 'dist/clients')
const packing = surfaces.flatMap((surface) => [packNpmClient(surface, into), packWheel(surface, into)])
for (const path of await Promise.all(packing)) process.stdout.write(`${relative(root, path)}\n`)
