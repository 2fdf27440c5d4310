import { basename, join } from 'node:path'
import { root } from '../../../tools/codegen/redocly.ts'
import { ensureInstalled } from '../../../tools/ensure-installed.ts'
import { ensureVenv } from '../../../tools/python-venv.ts'

/** One that others have written, and how it is run; each makes one client of one contract. */
export interface Generator {
  readonly name: string
  readonly language: 'typescript' | 'python'
  /** Whether `make test` runs it; `make soak` runs all. */
  readonly brief?: true
  /** Its program, below `node_modules` or in the environment of Python. */
  readonly program: string
  /** @param out where it writes: a folder, or a file without its ending; it runs in the folder where that lies */
  args(contract: string, out: string): readonly string[]
}

/** The folder of its packages, and of those of the clients that it makes: those that few runs need are apart. */
export function homeOf({ brief }: Pick<Generator, 'brief'>): string {
  return brief === true ? import.meta.dirname : join(import.meta.dirname, 'thorough')
}

/**
 * Installs the packages of such a folder, of both languages, where they are missing.
 *
 * @throws Error with one line for the user when that fails
 */
export function ensureGenerators(home: string, say: (line: string) => void): void {
  ensureInstalled(home, say)
  const requirements = join(home, 'requirements.txt')
  ensureVenv({ venv: join(home, '.venv'), requirements, name: 'generators of Python clients', say })
}

/** Contracts in one file each, which anyone's generator reads. */
export const contracts = join(root, 'generated')

export const generators: readonly Generator[] = [
  {
    name: 'hey-api',
    language: 'typescript',
    brief: true,
    program: '@hey-api/openapi-ts/bin/run.js',
    args: (contract, out) => ['-i', contract, '-o', out, '-c', '@hey-api/client-fetch'],
  },
  {
    name: 'orval',
    language: 'typescript',
    program: 'orval/dist/bin/orval.mjs',
    args: (contract, out) => ['--input', contract, '--output', `${out}.ts`, '--client', 'fetch'],
  },
  {
    name: 'swagger-typescript-api',
    language: 'typescript',
    program: 'swagger-typescript-api/dist/cli.mjs',
    args: (contract, out) => ['generate', '-p', contract, '-o', join(out, '..'), '-n', `${basename(out)}.ts`],
  },
  {
    name: 'openapi-fetch',
    language: 'typescript',
    program: 'openapi-typescript/bin/cli.js',
    args: (contract, out) => [contract, '-o', `${out}.ts`],
  },
  {
    name: 'oazapfts',
    language: 'typescript',
    program: 'oazapfts/dist/cli.js',
    args: (contract, out) => [contract, `${out}.ts`],
  },
  {
    name: 'kubb',
    language: 'typescript',
    program: '@kubb/cli/bin/kubb.cjs',
    args: (contract) => ['generate', contract, '--config', join(import.meta.dirname, 'thorough/kubb.config.mjs')],
  },
  {
    name: 'openapi-python-client',
    language: 'python',
    brief: true,
    program: 'openapi-python-client',
    args: (contract, out) => ['generate', '--path', contract, '--output-path', out, '--meta', 'none'],
  },
  {
    name: 'datamodel-code-generator',
    language: 'python',
    program: 'datamodel-codegen',
    args: (contract, out) => [
      ...['--input', contract, '--input-file-type', 'openapi', '--output', `${out}.py`],
      ...['--output-model-type', 'pydantic_v2.BaseModel', '--target-python-version', '3.11'],
    ],
  },
]
