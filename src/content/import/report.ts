import type { Problem } from '../folder/source.ts'
import type { SiteLanguages } from '../languages/site-languages.ts'
import type { LinkFault } from '../links/link-faults.ts'
import type { LeftOutRule } from '../redirects/listing.ts'
import type { OverlappingRelease } from '../releases/scheduled.ts'
import type { DocumentKind } from '../schema.ts'

export interface ImportOptions {
  readonly site: string
  readonly env: string
  /** Makes what the folder says public; otherwise it becomes drafts. Not together with `release`. */
  readonly publish?: boolean
  /** Puts what the folder says into the open release of this name, which is made where it is missing. */
  readonly release?: string
  /** Works everything out and writes nothing. */
  readonly dryRun?: boolean
  /** Takes away the documents that the folder no longer has. */
  readonly prune?: boolean
  /** Has `prune` leave documents alone that are not public. */
  readonly keepDrafts?: boolean
  /** Has pages that are not imported give their language up to an imported version of the same page. */
  readonly yields?: boolean
  /** Brings media also where nothing is published: they are public at once. */
  readonly media?: boolean
  /** Replaces what editors have published since. */
  readonly overwrite?: boolean
  /** Has routes of pages in lower case, whatever their files are called. */
  readonly lowercase?: boolean
  /**
   * Languages that the names of files may give, the site's first one first; those that the folder declares, or else the site, when
   * absent.
   */
  readonly languages?: SiteLanguages['languages']
  /** Refuses the folder where one of its files has a problem, which is left out otherwise; true when absent. */
  readonly strict?: boolean
  /** Refuses what is not public yet and not what its types say; otherwise drafts may be incomplete. */
  readonly checksDrafts?: boolean
  /** Who the revisions are recorded to be from; `import`. */
  readonly author?: string
}

/** Numbers of documents of one kind. `published` and `unpublished` count changes of what is public. */
export interface DocumentCounts {
  new: number
  changed: number
  unchanged: number
  removed: number
  published: number
  unpublished: number
}

export interface FileCounts {
  new: number
  changed: number
  unchanged: number
}

/** What keeps a folder from being imported; `file` is relative to the folder. */
export type FileProblem = Problem

/** A document that the folder no longer has and that is still there. */
export interface KeptDocument {
  readonly kind: DocumentKind
  readonly key: string
  /**
   * `not_pruned`: pruning was not asked for. `public`: it was, but taking it down needs `publish` or `release`.
   * `left_out`: it was, but files were left out, one of which may be its own.
   */
  readonly reason: 'not_pruned' | 'public' | 'left_out'
}

/** A page that is not made public, since today is not between its dates, or that one takes down later. */
export interface DatedPage {
  readonly key: string
  readonly reason: 'early' | 'expired' | 'expires'
  /** Its `publishDate` or `expiryDate`, in UTC milliseconds. */
  readonly at: number
}

export interface ImportReport {
  readonly site: string
  readonly env: string
  readonly mode: 'draft' | 'publish' | 'release'
  readonly dryRun: boolean
  /** Not empty: the folder was refused, nothing was written, and the numbers are all 0. In order of file and line. */
  readonly problems: readonly FileProblem[]
  /** Why files were left out while the others were imported; in order of file and line. */
  readonly leftOut: readonly FileProblem[]
  /** Languages that could not be set; the pages were imported all the same. */
  readonly unlinked: readonly FileProblem[]
  /** Whether anything was written (on a dry run: would have been). */
  readonly changed: boolean
  readonly documents: Readonly<Record<DocumentKind, DocumentCounts>>
  readonly media: FileCounts
  /** Keys of media that were not brought, since nothing was to become public. */
  readonly heldMedia: readonly string[]
  readonly blockTypes: FileCounts
  readonly pageTypes: FileCounts
  /** Types that the environment has of its own. */
  readonly environmentTypes: FileCounts
  /** Of the site. */
  readonly languages: FileCounts
  /** Pages whose language the folder declares. */
  readonly versions: FileCounts
  /** Routes of pages whose language stays, since setting it would change public pages. */
  readonly heldVersions: readonly string[]
  /** Of the folder's own releases. */
  readonly releases: FileCounts
  /** The release of `ImportOptions.release`: how many items it holds, and how many came, went or `changed`. */
  readonly release: { readonly name: string; readonly items: number; readonly changed: number } | null
  /** The environment's redirects after the import. */
  readonly redirects: { readonly inForce: number; readonly leftOut: readonly LeftOutRule[] }
  /** Links that lead nowhere now, where the site wants to know of them. */
  readonly brokenLinks: readonly LinkFault[]
  /** Scheduled releases of people that hold something of what was published, and have stale items now. */
  readonly scheduledIn: readonly OverlappingRelease[]
  /** Keys of front matter that become nothing, with the number of files that have each, the most frequent first. */
  readonly dropped: ReadonlyMap<string, number>
  /** Relative links in Markdown that lead to no file of the folder, with the number of files that have each. */
  readonly unknownLinks: ReadonlyMap<string, number>
  /** Files of the folder that are no content. */
  readonly ignored: readonly { readonly file: string; readonly reason: string }[]
  /** How many text files end their lines with CRLF, which became LF. */
  readonly crlf: number
  readonly kept: readonly KeptDocument[]
  readonly dated: readonly DatedPage[]
  /** The environment's new version; null where nothing that is public changed. */
  readonly contentVersion: string | null
}

/** How far an import is in its phase. */
export type ImportProgress = (phase: ImportPhase, done: number, total: number) => void

export type ImportPhase = 'reading' | 'checking' | 'media' | 'writing'

function noDocuments(): DocumentCounts {
  return { new: 0, changed: 0, unchanged: 0, removed: 0, published: 0, unpublished: 0 }
}

export function noCounts(): Record<DocumentKind, DocumentCounts> {
  return { page: noDocuments(), partial: noDocuments(), strings: noDocuments(), redirect: noDocuments() }
}

export function noFiles(): FileCounts {
  return { new: 0, changed: 0, unchanged: 0 }
}
