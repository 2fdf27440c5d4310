import { basename, join } from 'node:path'
import { root } from '../../../tools/codegen/redocly.ts'

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
