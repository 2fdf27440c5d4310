/**
 * `node tools/package/build.ts`: the npm package's dist/, from scratch. TypeScript runs as it is from a checkout, but
 * Node refuses to strip types below node_modules, so the package holds what `tsc` makes of it, in the same folders:
 * whatever a file finds by its own address in a checkout, it finds in dist/ too. The command line is a bundle as well.
 */
import { execFile } from 'node:child_process'
import { chmod, cp, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { BUILT_FROM, consoleBuilt, ensureConsole } from '../console-build.ts'
import { compiler } from '../type-check.ts'
import { bundleChild, bundleMain } from './bundle.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

/** Sources become .js and .d.ts; everything else in generated/ is used as it is. */
const isSource = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.d.ts')

await rm(dist, { recursive: true, force: true })
await compile()
await cp(join(root, 'generated'), join(dist, 'generated'), { recursive: true, filter: (path) => !isSource(path) })
// Plugins are found by their manifests.
const plugins = join('src', 'bridge', 'plugins')
await cp(join(root, plugins), join(dist, plugins), {
  recursive: true,
  filter: (path) => !extname(path) || extname(path) === '.json',
})
// The consoles, where every surface looks for them.
ensureConsole((line) => void process.stderr.write(`${line}\n`))
await cp(consoleBuilt, join(dist, 'console/dist'), { recursive: true, filter: (path) => basename(path) !== BUILT_FROM })
// The manual is the sample site.
await cp(join(root, 'docs'), join(dist, 'docs'), { recursive: true })

await bundleMain(join(dist, 'src'), root)
await bundleChild(join(dist, 'src/bridge/child'), root)
await chmod(join(dist, 'src/main.js'), 0o755)

/** Runs `tsc`, and ends with what it said when it is not content. */
async function compile(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [...compiler, '-p', 'tsconfig.build.json'], { cwd: root })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}` || `${String(error)}\n`)
    process.exit(1)
  }
}
