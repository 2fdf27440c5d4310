import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PARTS } from './place.ts'
import type { Problem } from './source.ts'

/** Files open at the same time. */
const CONCURRENCY = 16

/** What lies in a content folder; files relative to it, with `/`, in the order of their names. */
export interface FolderListing {
  readonly files: readonly string[]
  readonly problems: readonly Problem[]
  readonly ignored: readonly { readonly file: string; readonly reason: string }[]
}

/**
 * Lists the files of a content folder. Symbolic links are not followed, hidden files and foreign folders not entered.
 *
 * @param pages the folders of pages, wherever they are
 */
export async function walk(folder: string, pages: readonly string[] = []): Promise<FolderListing> {
  const isPart = (name: string): boolean =>
    PARTS.includes(name.split('/')[0] ?? '') ||
    pages.some((root) => `${root}/`.startsWith(`${name}/`) || name.startsWith(`${root}/`))
  const files: string[] = []
  const problems: Problem[] = []
  const ignored: { file: string; reason: string }[] = []
  const folders = ['']
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of await list(join(folder, at), at, problems)) {
      const file = at + entry.name
      if (entry.name.startsWith('.')) ignored.push({ file, reason: 'hidden' })
      else if (entry.isSymbolicLink()) problems.push({ file, reason: 'a symbolic link; these are never followed' })
      else if (entry.isFile()) files.push(file)
      else if (!entry.isDirectory()) problems.push({ file, reason: 'not a regular file' })
      else if (!isPart(file)) ignored.push({ file, reason: 'not part of a content folder' })
      else folders.push(`${file}/`)
    }
  }
  return { files: files.sort(), problems, ignored }
}

/** Whether a content folder's root has anything that counts. */
export async function hasParts(folder: string): Promise<boolean> {
  const names = await readdir(folder)
  return names.some((name) => PARTS.includes(name) || /^(?:redirects|drafts|languages)\.(?:json|yml|yaml)$/.test(name))
}

/** Does the same with each file, with a few of them open at the same time. */
export async function eachFile(
  files: readonly string[],
  work: (file: string, index: number) => Promise<void>,
): Promise<void> {
  const remaining = files.entries()
  const workOff = async (): Promise<void> => {
    for (const [index, file] of remaining) await work(file, index)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, workOff))
}

async function list(path: string, at: string, problems: Problem[]): Promise<Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true })
  } catch (error) {
    const code = codeOf(error)
    const reason = at === '' && code === 'ENOENT' ? 'there is no such folder' : `cannot be read (${code})`
    problems.push({ file: at === '' ? '.' : at.slice(0, -1), reason })
    return []
  }
}

/** The system's word for an error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
