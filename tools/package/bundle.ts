import { readdir, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'

const inPackages = `${sep}node_modules${sep}`

/**
 * Packages that the start of some surface loads, each with what it imports: finding and reading a file takes longer than
 * running it, and kysely alone has 255. Others are loaded from node_modules, as are addons, and what finds files by its own place.
 */
const BUNDLED = new Set([
  ...['@fastify/busboy', 'ajv', 'bowser', 'commander', 'cookie', 'csv-stringify', 'find-my-way', 'kysely'],
  ...['lru-cache', 'micromark', 'mime-types', 'negotiator', 'openapi-fetch', 'p-limit', 'pino'],
  ...['prom-client', 'range-parser', 'semver'],
  // Helpers of the bundler, for what needs them.
  '@oxc-project/runtime',
])

/**
 * Puts the command line into few files: `main.js` in a folder becomes a bundle, with what is loaded later in files of
 * `start/` beside it. All other files stay: workers, the processes of plugins and the shell run them by their places.
 *
 * @param folder absolute, of compiled modules
 * @param cwd from where packages are found
 */
export async function bundleMain(folder: string, cwd: string): Promise<void> {
  await bundleInto(folder, cwd, '#!/usr/bin/env node\n')
}

/** The same for what runs in the processes of plugins. Native ones may read that folder, not all that it is made of. */
export async function bundleChild(folder: string, cwd: string): Promise<void> {
  await bundleInto(folder, cwd, '')
}

async function bundleInto(folder: string, cwd: string, head: string): Promise<void> {
  const chunks = join(folder, 'start')
  const modules = await bundle(join(folder, 'main.js'), chunks, cwd)
  await writeFile(join(folder, 'main.js'), `${head}import './start/main.js'\n`)
  await writeFile(join(chunks, 'LICENSES.txt'), await licensesOf(modules))
}

/**
 * Writes a module with what it imports into few files, of which `main.js` is the first. What it finds by the address of a
 * module is found from where that module was.
 *
 * @param input the module, compiled or as it is written
 * @param chunks absolute, the folder of the files
 * @param cwd from where packages are found
 * @returns the modules that are in them
 */
export async function bundle(input: string, chunks: string, cwd: string): Promise<readonly string[]> {
  const rolled = await rolldown({
    cwd,
    input: { main: input },
    platform: 'node',
    external: (id, importer = '') =>
      isBuiltin(id) || !(/^[./]/.test(id) || importer.includes(inPackages) || BUNDLED.has(packageOf(id))),
    plugins: [
      {
        name: 'addresses',
        transform(code, id) {
          const isOurs = !id.includes(inPackages)
          if (isOurs && /import\.meta\.(?:dirname|filename)/.test(code)) {
            this.error(`${id}: what a bundle finds by its own place, it finds by \`import.meta.url\``)
          }
          if (!isOurs || !code.includes('import.meta.url')) return null
          const place = JSON.stringify(relative(chunks, id))
          return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) }
        },
      },
    ],
  })
  const { output } = await rolled.write({
    dir: chunks,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await rolled.close()
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

/** `@scope/name` or `name`, without the path inside of the package. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/')
}

/** The licenses of the packages that modules are of. */
async function licensesOf(modules: readonly string[]): Promise<string> {
  const folders = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))
  const texts = [...folders].sort().map(async (folder) => {
    const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name))
    const text =
      file === undefined ? 'The license is named in its package.json.' : await readFile(join(folder, file), 'utf8')
    return `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`)
}
