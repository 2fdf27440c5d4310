import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DocumentEntry, MediaEntry } from '../../../src/content/folder/entries.ts'
import { readFolder } from '../../../src/content/folder/read.ts'
import { writeFolder } from '../../../src/content/folder/write.ts'
import { hashFile } from '../../../src/content/media/media-store.ts'
import { tempFolder } from './temp-folder.ts'

const HUGO = join(import.meta.dirname, '../../../../shared/data/hugo-docs')
const absent = !existsSync(HUGO)
const why = absent ? ' (skipped: no ../shared/data/hugo-docs beside this repository)' : ''

const comparable = (documents: readonly DocumentEntry[]) =>
  documents
    .map(({ kind, key, type, body, fields, etag, draft }) => ({ kind, key, type, body, fields, etag, draft }))
    .sort((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1))

describe('the documentation of Hugo', () => {
  it.skipIf(absent)(`is read whole, without a problem${why}`, async () => {
    const { documents, media, blockTypes, problems, dropped, ignored } = await readFolder(HUGO)
    const count = (kind: string) => documents.filter((document) => document.kind === kind).length
    expect(problems).toEqual([])
    expect(ignored.map(({ file }) => file)).toEqual(['LICENSE-i18n', 'LICENSE-pages.md'])
    expect({ pages: count('page'), partials: count('partial'), languages: count('strings') }).toEqual({
      pages: 945,
      partials: 47,
      languages: 7,
    })
    expect([media.length, blockTypes.length, count('redirect')]).toEqual([58, 0, 0])
    const pages = documents.filter(({ kind }) => kind === 'page')
    expect(pages.filter(({ body }) => body.includes('"redirectsFrom":[')).length).toBe(227)
    expect(pages.filter(({ body }) => body.includes('"meta":{"title":""'))).toEqual([])
    // What else their front matter says is kept, all of it.
    const fields = pages.map((page) => JSON.parse(page.fields ?? '{}'))
    const having = (name: string) => fields.filter((each) => name in each).length
    expect({
      any: pages.filter((page) => page.fields !== null).length,
      date: having('date'),
      weight: having('weight'),
      categories: having('categories'),
      keywords: having('keywords'),
      params: having('params'),
    }).toEqual({ any: 836, date: 0, weight: 57, categories: 737, keywords: 737, params: 543 })
    // Partials have no fields.
    expect(Object.fromEntries(dropped)).toEqual({ _comment: 45, cascade: 1 })
  })

  it.skipIf(absent)(`is the same after export and import${why}`, async () => {
    const before = await readFolder(HUGO)
    const folder = await tempFolder()
    const media = before.media.map(({ key, path }) => ({ key, copyTo: (to: string) => copyFile(path, to) }))
    await writeFolder(folder, { ...before, media })
    const after = await readFolder(folder)
    expect({ problems: after.problems, ignored: after.ignored }).toEqual({ problems: [], ignored: [] })
    expect(comparable(after.documents)).toEqual(comparable(before.documents))
    expect(await bytesOf(after.media)).toEqual(await bytesOf(before.media))
    expect(after.documents.filter(({ kind, file }) => kind !== 'strings' && !file.endsWith('.md'))).toEqual([])
  })
})

function bytesOf(media: readonly MediaEntry[]): Promise<unknown[]> {
  return Promise.all(media.map(async ({ key, path }) => [key, await hashFile(path)]))
}
