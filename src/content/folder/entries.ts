import type { OwnTypeChange } from '../block-types/environment-types.ts'
import type { EncodedBody } from '../encode.ts'
import type { SiteLanguages } from '../languages/site-languages.ts'
import type { DocumentKind } from '../schema.ts'
import type { FolderContext } from './served-links.ts'
import type { Path, Problem } from './source.ts'

/** What a document of a folder is, without what it says. */
export interface DocumentOutline {
  readonly kind: DocumentKind
  /** A page's route, a partial's key, a locale; for a redirect its JSON `[from, to, status]`. */
  readonly key: string
  /** What the route list calls a page, `page` unless its file says another; else the kind. */
  readonly type: string
  readonly etag: string
  /** Whether a publishing import leaves it a draft. */
  readonly draft: boolean
  /** What its draft says beyond what is public of it, which the document's own file says; null where that is the draft. */
  readonly pending: ReleaseContent | null
  /** When it may be public, in UTC milliseconds: from a `publishDate` on, and until an `expiryDate`. */
  readonly publicFrom: number | null
  readonly publicUntil: number | null
  /** Relative to the folder, with `/`. */
  readonly file: string
  /** The id that it gets where it is new; any when absent. */
  readonly newId?: string
}

/** A document as a folder has it. */
export interface DocumentEntry extends DocumentOutline {
  /** The JSON that delivery sends. */
  readonly body: string
  /** The JSON of a page's fields; null where it has none. */
  readonly fields: string | null
  /** The line that a value of the body comes from, or the nearest one around it. */
  lineOf(path: Path): number | undefined
}

export interface MediaEntry {
  readonly key: string
  /** Absolute. */
  readonly path: string
  readonly file: string
}

export interface BlockTypeEntry {
  readonly type: string
  readonly schema: Record<string, unknown>
  /** The schema as compact JSON. */
  readonly schemaText: string
  readonly file: string
}

/** What a folder has its environment have of its own, in place of a type of the site. */
export interface EnvironmentTypeEntry extends OwnTypeChange {
  readonly file: string
}

/** A release as a folder has it: exactly these items. */
export interface ReleaseEntry {
  readonly name: string
  readonly items: readonly ReleaseItemEntry[]
  readonly file: string
}

export interface ReleaseItemEntry {
  readonly action: 'publish' | 'unpublish'
  readonly kind: DocumentKind
  /** Of the document, as its own file has it. */
  readonly key: string
  /** What becomes public; null where that is what the document's own file says, and to unpublish. */
  readonly content: ReleaseContent | null
  /** What the page becomes a version of; null where the file does not say. */
  readonly translation: ReleaseTranslation | null
  readonly line: number | undefined
}

/** What a release makes of the language of a page. */
export interface ReleaseTranslation {
  readonly language: string
  /** The route of the source, or of another version of it, as its own file has it; null for a version of none. */
  readonly of: string | null
  /** Whether the translation is in step with its source. */
  readonly status: 'current' | 'outdated'
}

/** A draft that is not what is public, by the document's own file. */
export interface PendingEntry {
  readonly kind: DocumentKind
  readonly key: string
  readonly content: ReleaseContent
  readonly file: string
  readonly line: number | undefined
}

/** The languages of a site, as a folder has them. */
export interface LanguagesEntry {
  readonly languages: SiteLanguages['languages']
  readonly file: string
}

/** The language of a page, and which other pages it is a version of, as a folder has them. */
export interface VersionEntry {
  /** The page's route, as its own file has it. */
  readonly key: string
  readonly language: string
  /** What all versions of the same page have in common. */
  readonly group: string
  /** How a translation relates to its source; null where the folder does not give it. */
  readonly status: 'source' | 'current' | 'outdated' | null
  readonly file: string
  readonly line?: number | undefined
}

/** A document as a release has it, where that is not as the folder has it: `key` is where it becomes public. */
export interface ReleaseContent extends EncodedBody {
  readonly key: string
  readonly type: string
}

/** Everything in a content folder, sorted by file. With any problem in it, it is not fit to import. */
export interface FolderContent<D extends DocumentOutline = DocumentEntry> {
  readonly documents: readonly D[]
  readonly media: readonly MediaEntry[]
  readonly blockTypes: readonly BlockTypeEntry[]
  readonly pageTypes: readonly BlockTypeEntry[]
  readonly environmentTypes: readonly EnvironmentTypeEntry[]
  readonly releases: readonly ReleaseEntry[]
  /** Null where the folder declares none. */
  readonly languages: LanguagesEntry | null
  /** A page that is not among them stays in the language that it is in. */
  readonly versions: readonly VersionEntry[]
  readonly problems: readonly Problem[]
  /** Keys of front matter that become nothing, with the number of files that have each. */
  readonly dropped: ReadonlyMap<string, number>
  readonly ignored: readonly { readonly file: string; readonly reason: string }[]
  /** Relative links in Markdown that lead to no file of the folder, with the number of files that have each. */
  readonly unknownLinks: ReadonlyMap<string, number>
  /** What its files are read beside, when they are read again. */
  readonly context: FolderContext
  /** How many text files end their lines with CRLF, which is read as LF. */
  readonly crlf: number
}
