import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Model, readModel } from '../../codegen/model.ts'
import { PythonTypes } from '../../codegen/python-types.ts'
import { root } from '../../codegen/redocly.ts'
import { isFile } from '../../codegen/value-shapes.ts'
import { contractOf, problemCodes, type Surface } from '../surfaces.ts'
import { ensurePythonClient } from './environment.ts'
import { clientText } from './operations.ts'
import {
  clientNames,
  errorsText,
  initText,
  modelsText,
  moduleName,
  projectText,
  readmeText,
  type WheelParts,
} from './package-text.ts'

/** Every wheel is the same, byte for byte, whenever it is made: 2020-01-01. */
const BUILT_AT = '1577836800'

/**
 * Packs the Python client of a surface.
 *
 * @param into an absolute folder
 * @returns the path of the wheel
 * @throws Error with one line for the user when Python cannot make an environment
 */
export async function packWheel(surface: Surface, into: string): Promise<string> {
  const python = ensurePythonClient((line) => process.stderr.write(`${line}\n`))
  const contract = contractOf(surface)
  const parts = {
    ...{ surface, version: contract.info.version, codes: problemCodes(contract) },
    streams: surface === 'bridge',
  }
  const work = await mkdtemp(join(tmpdir(), 'triptych-wheel-'))
  try {
    await writePackage(work, readModel(surface, contract), parts)
    await mkdir(into, { recursive: true })
    const program = 'import sys; from flit_core.buildapi import build_wheel; build_wheel(sys.argv[1])'
    const env = { ...process.env, SOURCE_DATE_EPOCH: BUILT_AT }
    await promisify(execFile)(python, ['-c', program, into], { cwd: work, env })
    return join(into, `${moduleName(surface)}-${parts.version}-py3-none-any.whl`)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Writes the sources of a package into a folder, with what builds a wheel of them. */
export async function writePackage(folder: string, model: Model, parts: WheelParts): Promise<void> {
  const types = new PythonTypes(model.document.components?.schemas ?? {}, clientNames(parts), isFile)
  const target = join(folder, moduleName(parts.surface))
  await cp(join(import.meta.dirname, 'runtime'), target, { recursive: true })
  // The client first: objects without a name that it has are among the definitions.
  const client = clientText(model, types)
  const texts = {
    'client.py': client,
    'models.py': modelsText(types.definitions()),
    'errors.py': errorsText(parts),
    '__init__.py': initText(parts),
    'py.typed': '',
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(target, name), text)
  await writeFile(join(folder, 'pyproject.toml'), projectText(parts))
  await writeFile(join(folder, 'README.md'), readmeText(parts))
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  if (!parts.streams) return
  const streams = join(root, 'generated', parts.surface, 'clients/python/triptych_bridge_streams')
  await cp(streams, join(target, 'streams'), { recursive: true, filter: (path) => !path.includes('__pycache__') })
}
