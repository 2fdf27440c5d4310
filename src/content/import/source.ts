import type { DocumentEntry, DocumentOutline } from '../folder/entries.ts'
import { readDocuments } from '../folder/read.ts'
import type { FolderContext } from '../folder/served-links.ts'
import { ImportError } from './error.ts'

/** Has what the outlines of documents leave out. */
export interface DocumentSource {
  /**
   * In the order of the outlines.
   *
   * @throws ImportError `file_changed` where one is not as it was
   */
  load(outlines: readonly DocumentOutline[]): Promise<DocumentEntry[]>
}

/** What the documents of a folder say, read again when it is their turn: a large folder is never held as a whole. */
export class FolderSource implements DocumentSource {
  readonly #folder: string
  readonly #context: FolderContext
  /** The last file: redirects share one. */
  #last: { readonly file: string; readonly documents: ReadonlyMap<string, DocumentEntry> } | undefined

  constructor(folder: string, context: FolderContext) {
    this.#folder = folder
    this.#context = context
  }

  async load(outlines: readonly DocumentOutline[]): Promise<DocumentEntry[]> {
    const entries: DocumentEntry[] = []
    for (const outline of outlines) entries.push(await this.#loadOne(outline))
    return entries
  }

  async #loadOne({ kind, key, type, etag, file }: DocumentOutline): Promise<DocumentEntry> {
    if (this.#last?.file !== file) {
      const documents = await readDocuments(this.#folder, file, this.#context)
      this.#last = { file, documents: new Map(documents.map((each) => [`${each.kind} ${each.key}`, each])) }
    }
    const entry = this.#last.documents.get(`${kind} ${key}`)
    if (entry?.etag !== etag || entry.type !== type) {
      throw new ImportError('file_changed', `${file} changed while it was read: nothing was written, run it again`)
    }
    return entry
  }
}
