import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { extname, join, parse, relative, sep } from 'node:path'
import { type OutputChunk, type OutputOptions, rolldown } from 'rolldown'

const inPackages = `${sep}node_modules${sep}`

/**
 * Packages that the start of some surface loads, each with what it imports: finding and reading a file takes longer than
 * running it, and kysely alone has 255. Others are loaded from node_modules, as are addons, and what finds files by its own place.
 */
const BUNDLED = new Set([
  ...['@fastify/busboy', '@homebridge/hap-nodejs', 'ajv', 'ajv-formats', 'better-sqlite3', 'bowser', 'commander'],
  ...['cookie', 'csv-stringify', 'find-my-way', 'jsonc-parser', 'kysely', 'lru-cache', 'micromark', 'mime-types'],
  ...['negotiator', 'openapi-fetch', 'p-limit', 'pino', 'prom-client', 'range-parser', 'semver', 'ws'],
  // Helpers of the bundler, for what needs them.
  '@oxc-project/runtime',
])

/** Packages that bundled ones require and most starts do not use, each with the one that requires it and finds it. */
const LATER: Readonly<Record<string, string>> = {
  '@homebridge/ciao': '@homebridge/hap-nodejs',
  '@homebridge/dbus-native': '@homebridge/hap-nodejs',
  'bonjour-hap': '@homebridge/hap-nodejs',
  bufferutil: 'ws',
  'utf-8-validate': 'ws',
}

/** What serving imports step by step, by the modules that each step begins with. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  serve: ['compose/data-use', 'compose/scheduled-backups', 'compose/surfaces', 'server/logger'],
  auth: ['compose/auth'],
  bridge: ['compose/bridge'],
  // src/bridge/hap/hap-console.ts knows the file by this name.
  'hap-nodejs': ['bridge/hap/hap-modules'],
  content: ['compose/content'],
}

/** Others are given the hap-nodejs of the package, with classes that are there once. */
const APART_FROM_CHILD: ReadonlySet<string> = new Set(['@homebridge/hap-nodejs'])

/** Modules that find what plugins' processes run, by their own places. */
const FIND_BESIDE = [
  'bridge/daemon',
  'bridge/host/plugin-processes',
  'bridge/host/plugin-directories',
  'bridge/child/native/sdk',
]

/**
 * Puts the command line into few files: `main.js` in a folder becomes a bundle, with what is loaded later in files of
 * `start/` beside it. All other files stay: workers, the processes of plugins and the shell run them by their places.
 *
 * @param folder absolute, of compiled modules
 * @param cwd from where packages are found
 */
export async function bundleMain(folder: string, cwd: string): Promise<void> {
  const { engines } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string }
  }
  const [least = ''] = /\d+/.exec(engines.node) ?? []
  await bundleInto(folder, cwd, makeLauncher(Number(least)), { cache: join(folder, '..', CACHE) })
}

/**
 * What starts the command line. An older Node, of which npm only warns, can read it too: there it says which one is needed,
 * and ends with 69.
 *
 * @param least major version
 */
export function makeLauncher(least: number): string {
  const reason = `error: Triptych needs Node.js ${least} or newer; this is \${process.version}, \${process.execPath}\\n`
  return `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < ${least}) {
  process.stderr.write(\`${reason}\`)
  process.exit(69)
}
await import('./start/main.js')
`
}

/** The same for what runs in the processes of plugins. Native ones may read that folder, not all that it is made of. */
export async function bundleChild(folder: string, cwd: string): Promise<void> {
  await bundleInto(folder, cwd, "import './start/main.js'\n", { apart: APART_FROM_CHILD })
}

/**
 * The same of a checkout's command line and of what it runs in the processes of plugins, for starts by tests and benches.
 *
 * @param folder absolute, in the checkout, where its packages are found
 * @returns the file to start
 */
export async function bundleCheckout(folder: string, checkout: string): Promise<string> {
  const source = (name: string): string => join(checkout, 'src', `${name}.ts`)
  const places = Object.fromEntries(FIND_BESIDE.map((name) => [source(name), join(folder, `${name}.js`)]))
  const child = join(folder, 'bridge/child')
  await bundle(source('main'), folder, checkout, { places, cache: join(checkout, CACHE) })
  await bundle(source('bridge/child/main'), child, checkout, { places, apart: APART_FROM_CHILD })
  await bundle(source('bridge/child/define-plugin'), child, checkout, { isImported: true })
  const plugins = 'bridge/plugins'
  for (const name of await readdir(join(checkout, 'src', plugins))) {
    const plugin = join(folder, plugins, name)
    await bundle(source(`${plugins}/${name}/index`), plugin, checkout, { isImported: true })
    // Its manifest, and the schema that the daemon reads.
    const isJson = (path: string): boolean => !extname(path) || extname(path) === '.json'
    await cp(join(checkout, 'src', plugins, name), plugin, { recursive: true, filter: isJson })
  }
  // Else Node would look at each file for what kind of module it is.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  return join(folder, 'main.js')
}

async function bundleInto(folder: string, cwd: string, main: string, options: BundleOptions): Promise<void> {
  const chunks = join(folder, 'start')
  const modules = await bundle(join(folder, 'main.js'), chunks, cwd, options)
  await writeFile(join(folder, 'main.js'), main)
  await writeFile(join(chunks, 'LICENSES.txt'), await licensesOf(modules))
}

interface BundleOptions {
  /** Packages that stay outside all the same. */
  readonly apart?: ReadonlySet<string>
  /** Absolute: where `starter.js` keeps what V8 compiled. Without it the files are modules, which Node runs by itself. */
  readonly cache?: string
  /** By module: from where it finds what it finds by its address, where that is another place than its own. */
  readonly places?: Readonly<Record<string, string>>
  /** Whether others import it, by what it exports. */
  readonly isImported?: boolean
}

/** Where `src/main.ts` has it, in the folder of the package. */
const CACHE = 'node_modules/.cache/triptych'

/**
 * Writes a module with what it imports into few files, of which the first is named as it is. What it finds by the address of a
 * module is found from where that module was.
 *
 * @param input the module, compiled or as it is written
 * @param chunks absolute, the folder of the files
 * @param cwd from where packages are found
 * @returns the modules that are in them
 */
async function bundle(
  input: string,
  chunks: string,
  cwd: string,
  { apart = new Set(), cache, places = {}, isImported = false }: BundleOptions,
): Promise<readonly string[]> {
  const first = cache === undefined ? parse(input).name : 'command-line'
  const rolled = await rolldown({
    cwd,
    input: { [first]: input },
    platform: 'node',
    preserveEntrySignatures: isImported ? 'allow-extension' : false,
    external: (id, importer = '') =>
      isBuiltin(id) ||
      Object.hasOwn(LATER, id) ||
      apart.has(packageOf(id)) ||
      !(/^[./]/.test(id) || importer.includes(inPackages) || BUNDLED.has(packageOf(id))),
    // Of a package that has both, its modules, not what was made of them for older programs.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'addresses',
        transform(code, id) {
          const isOurs = !id.includes(inPackages)
          if (isOurs && /import\.meta\.(?:dirname|filename)/.test(code)) {
            this.error(`${id}: what a bundle finds by its own place, it finds by \`import.meta.url\``)
          }
          if (id.startsWith(BUNDLERS_OWN)) return null
          if (!isOurs) return { code: code.replaceAll(MANIFEST, manifestOf(id)).replaceAll(FOLDER, folderOf(id)) }
          if (!code.includes('import.meta.url')) return null
          const place = JSON.stringify(relative(chunks, places[id] ?? id))
          return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) }
        },
        renderChunk: (code) => ({
          code:
            cache === undefined
              ? code.replaceAll(BUILTIN_IMPORT, takeBuiltin)
              : code.replaceAll(REQUIRE, requireOutside),
        }),
        generateBundle(_options, output) {
          for (const chunk of chunksOf({ output: Object.values(output) })) chunk.code = toAscii(chunk.code)
        },
      },
    ],
  })
  const options: OutputOptions = {
    dir: chunks,
    format: cache === undefined ? 'es' : 'cjs',
    // What stays outside may be modules alone.
    dynamicImportInCjs: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // A third less to read at each start; names stay, for stack traces.
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  }
  const split = chunksOf(await rolled.generate(options))
  const groups = [{ name: chooseFileNames(split), debugName: 'steps' }]
  const written = await rolled.write({ ...options, codeSplitting: { groups, includeDependenciesRecursively: false } })
  await rolled.close()
  if (cache !== undefined) await writeStarter(chunks, `${first}.js`, cache)
  return chunksOf(written).flatMap(({ moduleIds }) => moduleIds)
}

async function writeStarter(chunks: string, main: string, cache: string): Promise<void> {
  const text = await readFile(new URL('starter.js', import.meta.url), 'utf8')
  const filled = text.replace('MAIN.js', main).replace('CACHE', relative(chunks, cache))
  await writeFile(join(chunks, 'main.js'), filled)
}

/** The files of code. */
function chunksOf({ output }: { readonly output: readonly { readonly type: string }[] }): OutputChunk[] {
  return output.filter((file): file is OutputChunk => file.type === 'chunk')
}

/**
 * Names the file of each module that serving needs: what one step imports is together, since every file more takes half
 * a millisecond to find and to link; what commands import too is in a file of its own, so that they load no more than it.
 * The rest stays as the bundler splits it: null.
 *
 * @param chunks of the same modules, as the bundler splits them
 */
function chooseFileNames(chunks: readonly OutputChunk[]): (id: string) => string | null {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const importedBy = (first: readonly OutputChunk[]): Set<string> => {
    const all = new Set(first)
    for (const { imports } of all) {
      for (const file of imports) {
        const chunk = byFile.get(file)
        if (chunk !== undefined) all.add(chunk)
      }
    }
    return new Set([...all].flatMap(({ moduleIds }) => moduleIds))
  }
  const beginsWith = ({ facadeModuleId }: OutputChunk, modules: readonly string[]): boolean =>
    modules.some((name) => facadeModuleId?.replace(/\.[jt]s$/, '').endsWith(`/src/${name}`))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const always = importedBy(entries)
  const steps = Object.values(STEPS).flat()
  const called = new Set(entries.flatMap(({ dynamicImports }) => dynamicImports))
  const commands = importedBy(chunks.filter((chunk) => called.has(chunk.fileName) && !beginsWith(chunk, steps)))
  const bySteps = Object.entries(STEPS).map(([step, modules]): [string, Set<string>] => [
    step,
    importedBy(chunks.filter((chunk) => beginsWith(chunk, modules))),
  ])
  return (id) => {
    // Others would wait for the entry, which waits for them.
    if (entries.some(({ facadeModuleId }) => facadeModuleId === id)) return null
    if (always.has(id)) return 'always'
    const [step = null, ...others] = bySteps.filter(([, modules]) => modules.has(id)).map(([name]) => name)
    if (step === null) return null
    const name = step === 'serve' || others.length === 0 ? step : 'surfaces'
    return commands.has(id) ? `${name}-and-commands` : name
  }
}

/** As the bundler writes it, a line each: `import fs, { stat as stat$1 } from "node:fs";`, `import * as path from "node:path";`. */
const BUILTIN_IMPORT =
  /^import (?:\* as (?<all>[\w$]+)|(?<whole>[\w$]+)?(?:, )?(?:\{ (?<named>[^}]*) \})?) from (?<name>"[\w:/]+");$/gm

/**
 * The same without an import: for one, Node makes a module of a library of its own, and asks for each thing that is in it,
 * which loads what nobody uses. It took a tenth of a start.
 */
function takeBuiltin(line: string, ...rest: unknown[]): string {
  const { all, whole = all, named, name } = rest.at(-1) as Readonly<Record<string, string | undefined>>
  if (!isBuiltin(JSON.parse(name ?? '""')) || named?.includes('default as ')) return line
  const taken = [...(whole === undefined ? [] : [whole]), ...(named === undefined ? [] : [namesIn(named)])]
  return `var ${taken.map((each) => `${each} = globalThis.process.getBuiltinModule(${name})`).join(', ')};`
}

/** How packages find their own `package.json`. */
const MANIFEST = /\brequire\.resolve\("(?:\.\.\/)+package\.json"\)/g

/** How modules of packages find the files beside them. */
const FOLDER = /\b__dirname\b/g

/** What the modules that a bundler makes by itself are named with. */
const BUNDLERS_OWN = '\0'

/** As the bundler writes what is required from outside of the bundle. */
const REQUIRE = /\brequire\("(?<name>[^"]+)"\)/g

/** Of Node, what packages require for TLS clients of their own: nothing of it is loaded before it is used. */
const BUILTINS_LATER = new Set(['https', 'tls'])

/**
 * What is required from outside of the bundle: for TLS something that loads it when it is first used, and of a package that
 * another one brings the version below that one, which the bundle's place does not lead to.
 */
function requireOutside(call: string, name: string): string {
  if (BUILTINS_LATER.has(name)) {
    return `new Proxy({}, { get: (_, member) => process.getBuiltinModule("${name}")[member] })`
  }
  const owner = LATER[name]
  if (owner === undefined) return call
  return `require("node:module").createRequire(require.resolve(${JSON.stringify(owner)}))(${JSON.stringify(name)})`
}

/**
 * The same program in ASCII, as which `starter.js` reads it: for one letter of another kind, V8 would keep the whole file at
 * two bytes a letter. Without comments, such letters are in names, texts and patterns alone, where an escape means them.
 */
function toAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** `{ stat: stat$1 }`, of `stat as stat$1`. */
function namesIn(named: string): string {
  return `{ ${named.replaceAll(' as ', ': ')} }`
}

/** Where the bundle finds the `package.json` of a module's package. */
function manifestOf(id: string): string {
  return `require.resolve("${nameOf(id)}/package.json")`
}

/** Where the bundle finds the folder of a package's module. */
function folderOf(id: string): string {
  const within = id.slice(id.lastIndexOf(inPackages) + inPackages.length + nameOf(id).length)
  return `require("node:path").join(${manifestOf(id)}, ${JSON.stringify(join('..', within, '..'))})`
}

/** The package that a module is of. */
function nameOf(id: string): string {
  return packageOf(id.slice(id.lastIndexOf(inPackages) + inPackages.length).replaceAll(sep, '/'))
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
