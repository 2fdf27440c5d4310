import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { ensureAsyncApi } from '../asyncapi/install.ts'
import { LintError, root } from './redocly.ts'
import { banner } from './source-text.ts'

const PROGRAM = join(root, 'tools/asyncapi/clients.ts')

/** What the program's exit code is for a contract that breaks a rule. */
const BROKEN = 65

/**
 * Lints a contract of streams and makes its clients: `stream-client.ts` with `stream-socket.ts`, and the Python package
 * in `clients/python/`.
 *
 * @param spec path from the root of the checkout, or absolute
 * @returns text by path below the surface's folder, in order
 * @throws LintError when the contract breaks a rule
 */
export async function emitStreamClients(spec: string): Promise<[string, string][]> {
  ensureAsyncApi((line) => process.stderr.write(`${line}\n`))
  const folder = await mkdtemp(join(tmpdir(), 'triptych-streams-'))
  try {
    // The generator asks for npm when it is loaded, which it then uses for nothing.
    const env = { ...process.env, NODE_PATH: join(root, 'node_modules') }
    await promisify(execFile)(process.execPath, [PROGRAM, spec, folder], { cwd: root, env }).catch(refuse)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
    return await Promise.all(
      paths.map(async (path): Promise<[string, string]> => {
        const text = await readFile(join(folder, path), 'utf8')
        return [path, text === '' ? '' : `${heading(spec, path)}${text}`]
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function refuse(error: Error & { code?: number; stderr?: string }): never {
  if (error.code === BROKEN) throw new LintError(error.stderr?.trim() ?? '', { cause: error })
  throw error
}

/** The lines that stand first in a file of this kind. */
function heading(spec: string, path: string): string {
  const said = `Generated from ${spec} by \`make generate\`.`
  if (extname(path) === '.md') return `<!-- ${said} -->\n\n`
  return extname(path) === '.ts' ? `${banner(spec)}\n` : `# ${said}\n\n`
}
