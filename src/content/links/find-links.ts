import { parse, postprocess, preprocess } from 'micromark'
import { isExactNumber, parseExactJson } from '../../lib/json.ts'
import { pointerTo } from '../../lib/json-pointer.ts'
import type { Block } from '../model.ts'
import type { DocumentKind } from '../schema.ts'
import { idTarget, type LinkTarget, pathTarget } from './link-target.ts'

/** A link as a document says it. */
export interface FoundLink {
  readonly target: LinkTarget
  /** JSON Pointer into the delivered body, or, with `/fields` before it, into the page's fields. */
  readonly place: string
  /**
   * The block type, or `@` and the page type, whose schema may declare the text to be a reference; null for a link that
   * is one whatever is declared: of Markdown, and to media and partials.
   */
  readonly declaredBy: string | null
  /** As it is written. */
  readonly text: string
}

/** What links are looked for in: a revision, or what is about to be one. */
export interface LinkingBody {
  readonly kind: DocumentKind
  readonly type: string
  readonly body: string
  readonly fields: string | null
}

/** Links of one document; what it has beyond is not looked after. */
const MAX_LINKS = 5_000

/** The links of a page or partial: destinations in Markdown, and texts that are a path or an id as a whole. */
export function findLinks(stored: LinkingBody): FoundLink[] {
  const links: FoundLink[] = []
  visitTexts(stored, (text, { path, declaredBy }) => {
    if (links.length >= MAX_LINKS) return text
    const place = pointerTo(...path)
    const whole = wholeTarget(text)
    if (whole !== null) {
      const isLoose = whole.kind === 'page' || whole.kind === 'id'
      links.push({ target: whole, place, declaredBy: isLoose ? declaredBy : null, text })
    } else {
      for (const { destination } of markdownLinks(text)) {
        const target = pathTarget(destination)
        if (target !== null) links.push({ target, place, declaredBy: null, text: destination })
      }
    }
    return text
  })
  return links.slice(0, MAX_LINKS)
}

/**
 * A body with its links spelled anew.
 *
 * @param respell what a link's text becomes, by the target that it has now
 */
export function rewriteLinks(
  stored: LinkingBody,
  respell: (text: string, target: LinkTarget) => string,
): { readonly body: string; readonly fields: string | null } {
  return visitTexts(stored, (text) => {
    const whole = wholeTarget(text)
    if (whole !== null) return respell(text, whole)
    let written = ''
    let end = 0
    for (const { destination, start } of markdownLinks(text)) {
      const target = pathTarget(destination)
      if (target === null) continue
      written += text.slice(end, start) + respell(destination, target)
      end = start + destination.length
    }
    return end === 0 ? text : written + text.slice(end)
  })
}

/** What a text that is one link and nothing else leads to. */
function wholeTarget(text: string): LinkTarget | null {
  if (text.length > 4_096 || /\s/.test(text)) return null
  return idTarget(text) ?? pathTarget(text)
}

interface MarkdownLink {
  readonly destination: string
  /** Where it begins within the text. */
  readonly start: number
}

/** What a text has where it may have Markdown links to paths. */
const MAYBE = /\]\(\s*<?\/|\]:\s*<?\//

/**
 * The destinations of a text's links, pictures and definitions (CommonMark); of escaped ones none.
 *
 * @param maybe what is in every text that has links of interest: others are not parsed
 */
export function markdownLinks(text: string, maybe: RegExp = MAYBE): MarkdownLink[] {
  if (!maybe.test(text)) return []
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(text, undefined, true)),
  )
  // The parser counts from behind a byte order mark.
  const from = text.startsWith('\ufeff') ? 1 : 0
  const links = events.flatMap(([event, { type, start, end }]): MarkdownLink[] => {
    const isLink = type === 'resourceDestinationString' || type === 'definitionDestinationString'
    if (event !== 'enter' || !isLink) return []
    const destination = text.slice(start.offset + from, end.offset + from)
    return /\\|&[#\w]+;/.test(destination) ? [] : [{ destination, start: start.offset + from }]
  })
  return links.sort((a, b) => a.start - b.start)
}

interface TextPlace {
  readonly path: readonly (string | number)[]
  readonly declaredBy: string
}

type VisitText = (text: string, place: TextPlace) => string

/** Goes through the texts of blocks and fields, and puts what `visit` answers in their place. */
function visitTexts(
  { kind, type, body, fields }: LinkingBody,
  visit: VisitText,
): { readonly body: string; readonly fields: string | null } {
  if (kind !== 'page' && kind !== 'partial') return { body, fields }
  // Of long ago there may be bodies of any form.
  const whole = parseExactJson(body) as { zones?: Record<string, { blocks?: Block[] }> }
  for (const [zone, { blocks }] of Object.entries(whole.zones ?? {})) {
    for (const [index, block] of (blocks ?? []).entries()) {
      const path = ['zones', zone, 'blocks', index, 'fields']
      visitMembers(block.fields, { path, declaredBy: block.type }, visit)
    }
  }
  const values = fields === null ? null : (parseExactJson(fields) as Record<string, unknown>)
  if (values !== null) visitMembers(values, { path: ['fields'], declaredBy: `@${type}` }, visit)
  return { body: JSON.stringify(whole), fields: values === null ? null : JSON.stringify(values) }
}

function visitMembers(value: unknown, { path, declaredBy }: TextPlace, visit: VisitText): void {
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return
  const members = value as Record<string, unknown>
  const isList = Array.isArray(value)
  for (const [name, member] of Object.entries(members)) {
    const place = { path: [...path, isList ? Number(name) : name], declaredBy }
    if (typeof member !== 'string') visitMembers(member, place, visit)
    else if (member.includes('/') || member.length === 36) members[name] = visit(member, place)
  }
}
