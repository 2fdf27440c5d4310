import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../codegen/redocly.ts'
import { npmEnvironment, npmProgram } from '../../ensure-installed.ts'
import { compiler } from '../../type-check.ts'
import { contractOf, problemCodes, type Surface } from '../surfaces.ts'
import { indexText, manifestText, type PackageParts, packageName, readmeText } from './package-text.ts'

const run = promisify(execFile)

/** Below the checkout, so that openapi-fetch is found, in no list of files, and gone with `make clean`. */
const workshops = join(root, '.toolchain')

/** What every client is compiled with; the declarations it gives pass `tsc --strict` elsewhere. */
const COMPILER = {
  target: 'es2022',
  lib: ['es2022', 'esnext.disposable', 'dom', 'dom.iterable'],
  ...{ module: 'nodenext', moduleResolution: 'nodenext', types: [], strict: true, exactOptionalPropertyTypes: true },
  ...{ noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, rewriteRelativeImportExtensions: true },
  ...{ declaration: true, skipLibCheck: true },
}

/**
 * Packs the npm client of a surface.
 *
 * @param into an absolute folder
 * @returns the path of the tarball
 */
export async function packNpmClient(surface: Surface, into: string): Promise<string> {
  await mkdir(workshops, { recursive: true })
  const work = await mkdtemp(join(workshops, `${packageName(surface)}-`))
  try {
    const generated = join(root, 'generated', surface)
    const has = (file: string): boolean => existsSync(join(generated, file))
    const contract = contractOf(surface)
    const parts: PackageParts = {
      ...{ surface, version: contract.info.version, codes: problemCodes(contract) },
      ...{ streams: has('stream-client.ts'), webhooks: has('webhooks.ts') },
    }
    const sources = [
      'client.ts',
      'types.ts',
      'stream-client.ts',
      'stream-socket.ts',
      'stream-types.ts',
      'webhooks.ts',
    ].filter(has)
    for (const file of sources) await cp(join(generated, file), join(work, 'source', file))
    for (const file of ['answers.ts', 'retrying-fetch.ts'])
      await cp(join(import.meta.dirname, file), join(work, 'source', file))
    await writeFile(join(work, 'source/index.ts'), indexText(parts))
    const compilerOptions = { ...COMPILER, rootDir: 'source', outDir: 'package' }
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['source'] }))
    await writeFile(join(work, 'source/package.json'), '{ "type": "module" }')
    await run(process.execPath, [...compiler, '-p', work]).catch(refuse)
    await writeFile(join(work, 'package/package.json'), manifestText(parts))
    await writeFile(join(work, 'package/README.md'), readmeText(parts))
    await cp(join(root, 'LICENSE'), join(work, 'package/LICENSE'))
    await mkdir(into, { recursive: true })
    await run(process.execPath, [npmProgram, 'pack', '--pack-destination', into], {
      cwd: join(work, 'package'),
      env: npmEnvironment(),
    })
    return join(into, `${packageName(surface)}-${parts.version}.tgz`)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** What tsc says is on its standard output. */
function refuse(error: Error & { readonly stdout?: string }): never {
  throw new Error(error.stdout?.trim() ?? '', { cause: error })
}
