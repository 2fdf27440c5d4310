/** A page of the manual. */
export interface ManualPage {
  /** Its file under `docs/pages`, without the ending: `operate/backups`; `index` is the first page. */
  readonly id: string
  /** The folder that it is in; empty at the top. */
  readonly chapter: string
  readonly title: string
  readonly description: string
  /** Markdown, without the front matter. */
  readonly text: string
  readonly sections: readonly Section[]
}

/** A heading and what stands below it, as Markdown; the first section of a page has the title of the page. */
export interface Section {
  readonly heading: string
  /** What its address ends with; empty for the beginning of the page. */
  readonly anchor: string
  readonly text: string
}

/** The chapters, in the order in which one reads them. */
export const chapters = ['', 'auth', 'bridge', 'content', 'operate', 'contribute'] as const

/**
 * Reads a file of the manual.
 *
 * @param file its path under `docs/pages`
 */
export function readPage(file: string, source: string): ManualPage {
  const id = file.replace(/\.md$/, '')
  const [, head = '', text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const value = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(head)?.[1]?.replace(/^(['"])(.*)\1$/, '$2')
  const title = value('title') ?? id
  const chapter = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : ''
  return { id, chapter, title, description: value('description') ?? '', text, sections: sectionsOf(title, text) }
}

function sectionsOf(title: string, text: string): Section[] {
  const sections: { heading: string; anchor: string; lines: string[] }[] = [{ heading: title, anchor: '', lines: [] }]
  let fence = false
  for (const line of text.split('\n')) {
    if (/^ *(```|~~~)/.test(line)) fence = !fence
    const heading = fence ? undefined : /^#{2,4} +(.*?) *#*$/.exec(line)?.[1]
    if (heading === undefined) sections.at(-1)?.lines.push(line)
    else sections.push({ heading: heading.replaceAll('`', ''), anchor: anchorOf(heading), lines: [] })
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }))
}

/** What the address of a heading ends with, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

/** Where a page of the manual is. */
export function addressOf(id: string, anchor = ''): string {
  return `/manual${id === 'index' ? '' : `?${new URLSearchParams({ page: id })}`}${anchor === '' ? '' : `#${anchor}`}`
}

/**
 * Where a link of a page leads: to another page, within the page, or out of the manual as it is.
 *
 * @param from the page's id
 * @returns null for files that are not served, such as those of the source code
 */
export function resolveLink(from: string, href: string, known: (id: string) => boolean): string | null {
  if (/^[a-z][a-z+.-]*:/i.test(href) || href.startsWith('#')) return href
  if (href.startsWith('/')) return null
  const target = new URL(href, `http://manual/docs/pages/${from}`)
  const id = /^\/docs\/pages\/(.+)\.md$/.exec(target.pathname)?.[1]
  return id !== undefined && known(id) ? addressOf(id, target.hash.slice(1)) : null
}

/** A section that holds every word of a search. */
export interface Hit {
  readonly page: ManualPage
  readonly section: Section
  /** Some of its text around the first of the words. */
  readonly excerpt: string
}

/**
 * Sections that hold every word of a search, whatever its case, those with the words in their headings first.
 *
 * @param most at most so many
 */
export function search(pages: readonly ManualPage[], wanted: string, most = 30): Hit[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const ranked = pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const heading = `${section.heading} ${page.title}`.toLowerCase()
      const body = `${section.anchor === '' ? page.description : ''} ${section.text}`.toLowerCase()
      if (!words.every((word) => heading.includes(word) || body.includes(word))) return []
      const own = section.heading.toLowerCase()
      const rank = words.reduce((sum, word) => sum + (own.includes(word) ? 3 : heading.includes(word) ? 1 : 0), 0)
      return [{ rank, hit: { page, section, excerpt: excerptOf(section.text || page.description, words) } }]
    }),
  )
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ hit }) => hit)
}

const EXCERPT = 160

function excerptOf(markdown: string, words: readonly string[]): string {
  const text = markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // The first lines of blocks of code, the rules of tables, quotes, and what stands around words.
    .replaceAll(/^ *(?:```|~~~).*$|^ *\|[-:| ]+\|$|^ *> ?|^ *-+ *$|[`*|]+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const lower = text.toLowerCase()
  const first = Math.max(0, Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0), text.length))
  const start = first === text.length ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, first - 40)))
  const end = Math.min(text.length, start + EXCERPT)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}
