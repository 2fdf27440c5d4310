import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** npm's own maker of tarballs. */
interface Tar {
  create(options: object, paths: readonly string[]): { concat(): Promise<Buffer> }
}
const require = createRequire(import.meta.url)
const { create }: Tar = createRequire(require.resolve('npm/package.json'))('tar')

export interface Tarball {
  readonly data: Buffer
  /** Subresource Integrity, as `dist.integrity` has it. */
  readonly integrity: string
  /** SHA-1 in hexadecimal, as `dist.shasum` has it. */
  readonly shasum: string
}

/** Everything in a folder as a package's tarball, `node_modules` included: that is what bundling means. */
export async function packFolder(folder: string): Promise<Tarball> {
  const data = await create(
    { cwd: folder, gzip: true, portable: true, prefix: 'package' },
    await readdir(folder),
  ).concat()
  const digest = (algorithm: string, encoding: 'base64' | 'hex'): string =>
    createHash(algorithm).update(data).digest(encoding)
  return { data, integrity: `sha512-${digest('sha512', 'base64')}`, shasum: digest('sha1', 'hex') }
}

/** A folder that is gone after `work`. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-package-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
