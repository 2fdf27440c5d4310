import type { components } from '../../../generated/content/types.ts'

export type DocumentSummary = components['schemas']['DocumentSummary']

/** A place in the tree of routes: a page, what is below it, or both. */
export interface Branch {
  /** The last segment of the route; empty for the root. */
  readonly segment: string
  readonly route: string
  readonly page: DocumentSummary | null
  readonly children: readonly Branch[]
  /** Pages below it, at any depth. */
  readonly below: number
}

interface Growing extends Branch {
  page: DocumentSummary | null
  children: Growing[]
  below: number
  readonly byName: Map<string, Growing>
}

/** The tree of pages by the segments of their routes, each level in the order that the pages came in. */
export function treeOf(pages: readonly DocumentSummary[]): Branch {
  const root = branch('', '/')
  for (const page of pages) {
    const segments = page.key.split('/').filter((segment) => segment !== '')
    let place = root
    for (const segment of segments) {
      place.below += 1
      place = childOf(place, segment)
    }
    place.page = page
  }
  return root
}

function childOf(parent: Growing, segment: string): Growing {
  const known = parent.byName.get(segment)
  if (known !== undefined) return known
  const made = branch(segment, parent.route === '/' ? `/${segment}` : `${parent.route}/${segment}`)
  parent.byName.set(segment, made)
  parent.children.push(made)
  return made
}

function branch(segment: string, route: string): Growing {
  return { segment, route, page: null, children: [], below: 0, byName: new Map() }
}

/** A line of the tree as it is shown. */
export interface Row {
  readonly branch: Branch
  /** 1 for what is directly below the root. */
  readonly level: number
  readonly open: boolean
}

/** The lines that are shown, from top to bottom; the root is one only where it is a page. */
export function rowsOf(root: Branch, isOpen: (route: string) => boolean): readonly Row[] {
  const rows: Row[] = root.page === null ? [] : [{ branch: { ...root, children: [] }, level: 1, open: false }]
  const add = (branches: readonly Branch[], level: number) => {
    for (const one of branches) {
      const open = one.children.length > 0 && isOpen(one.route)
      rows.push({ branch: one, level, open })
      if (open) add(one.children, level + 1)
    }
  }
  add(root.children, 1)
  return rows
}
