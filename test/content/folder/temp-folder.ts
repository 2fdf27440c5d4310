import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DocumentEntry, FolderContent } from '../../../src/content/folder/entries.ts'
import { readFolder } from '../../../src/content/folder/read.ts'

/** A new folder that goes with the test. */
export async function tempFolder(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  return folder
}

/** Reads a folder made of these files. */
export async function read(files: Record<string, string | Uint8Array>): Promise<FolderContent> {
  return readFolder(await tempFolder(files))
}

/** The one document of a folder made of these files, when nothing is wrong with them. */
export async function readDocument(files: Record<string, string>): Promise<DocumentEntry & { json: unknown }> {
  const { documents, problems } = await read(files)
  const [document] = documents
  if (document === undefined || documents.length > 1 || problems.length > 0) {
    throw new Error(`not one sound document: ${JSON.stringify({ documents, problems })}`)
  }
  return { ...document, json: JSON.parse(document.body) }
}
