import { isDeepStrictEqual } from 'node:util'
import { child, isObject } from '../../src/lib/json.ts'
import { Document, keysOf, type Node, nodes, strings, under } from './json.ts'
import { type Change, type Direction, type RuleName, rules } from './rules.ts'
import { SchemaComparison } from './schemas.ts'
import { compareSchemes, compareSecurity } from './security.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Answers to a header that states a condition or asks for a part. */
const CONDITIONAL = new Set(['206', '304', '412', '416'])

/** How a parameter is written into the request, beside its schema. */
const ENCODING = ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'x-multi-segment']

/** An operation, or a webhook, of both documents, with what surrounds it. */
interface Pair {
  readonly before: Node
  readonly after: Node
  readonly at: string
  /** What the other side writes: requests of an operation, but what a webhook sends is ours to write. */
  readonly asked: Direction
  readonly answered: Direction
}

/**
 * What is different between two bundled OpenAPI documents.
 *
 * @param seen schemas that are compared already: see SchemaComparison
 */
export function compareOpenApi(before: Node, after: Node, seen: Set<string> = new Set()): Change[] {
  return new OpenApiComparison(new Document(before), new Document(after), seen).compare()
}

class OpenApiComparison {
  readonly #changes: Change[] = []
  readonly #before: Document
  readonly #after: Document
  readonly #schemas: SchemaComparison
  readonly #proofs: ReadonlySet<string>

  constructor(before: Document, after: Document, seen: Set<string>) {
    this.#before = before
    this.#after = after
    const items = Object.values(child(before.root, 'paths')).filter(isObject)
    this.#proofs = proofsIn(items.flatMap((item) => METHODS.map((method) => child(item, method))))
    this.#schemas = new SchemaComparison(before, after, seen)
  }

  compare(): Change[] {
    const [before, after] = [this.#before.root, this.#after.root]
    this.#changes.push(...compareSpecifications(before.openapi, after.openapi, '/openapi'))
    this.#servers(before, after)
    this.#changes.push(...compareSchemes(before, after))
    this.#schemas.compareNames()
    this.#paths(child(before, 'paths'), child(after, 'paths'))
    this.#operations(child(before, 'webhooks'), child(after, 'webhooks'), '/webhooks', 'answer')
    return [...this.#changes, ...this.#schemas.changes]
  }

  /** @param direction kept where the rule has one */
  #add(rule: RuleName, at: string, detail: string, direction: Direction | null = null): void {
    this.#changes.push({ rule, direction: 'effect' in rules[rule] ? null : direction, at, detail })
  }

  /** Without any there is one at the place of the document (OpenAPI, 4.8.1). */
  #servers(before: Node, after: Node): void {
    const urlsOf = ({ servers }: Node): unknown[] => {
      const urls = nodes(servers).map(({ url }) => url)
      return urls.length === 0 ? ['/'] : urls
    }
    const [were, are] = [urlsOf(before), urlsOf(after)]
    for (const url of were) if (!are.includes(url)) this.#add('server-removed', '/servers', `${url} is gone`)
    for (const url of are) if (!were.includes(url)) this.#add('server-added', '/servers', `${url} is new`)
    if (are.includes(were[0]) && were[0] !== are[0])
      this.#add('default-server-changed', '/servers', `${were[0]} was the first, ${are[0]} is`)
  }

  /** Paths are the same whose templates differ in the names of their parameters alone. */
  #paths(before: Node, after: Node): void {
    const places = new Map(Object.keys(after).map((path) => [shapeOf(path), path]))
    const aligned: Record<string, unknown> = {}
    for (const [path, item] of Object.entries(before)) {
      const now = places.get(shapeOf(path)) ?? path
      const names = namesIn(path).map((name, index): [string, string] => [name, namesIn(now)[index] ?? name])
      for (const [name, other] of names) {
        if (name !== other) this.#add('path-parameter-renamed', under('/paths', now), `\`${name}\` is \`${other}\` now`)
      }
      aligned[now] = this.#renameParameters(item, new Map(names))
    }
    this.#operations(aligned, after, '/paths', 'request')
  }

  #renameParameters(item: unknown, names: ReadonlyMap<string, string>): unknown {
    if (!isObject(item)) return item
    const parameters = (list: unknown): Node[] =>
      nodes(list)
        .map((node) => this.#before.follow(node, '').node)
        .map((node) => (node.in === 'path' ? { ...node, name: names.get(String(node.name)) ?? node.name } : node))
    const own = METHODS.flatMap((method) => {
      const operation = item[method]
      return isObject(operation) ? [[method, { ...operation, parameters: parameters(operation.parameters) }]] : []
    })
    return { ...item, parameters: parameters(item.parameters), ...Object.fromEntries(own) }
  }

  #operations(before: Node, after: Node, root: string, asked: Direction): void {
    for (const path of keysOf(before, after)) {
      const [item, itemNow] = [child(before, path), child(after, path)]
      for (const method of METHODS) {
        const at = under(root, path, method)
        const [was, is] = [item[method], itemNow[method]]
        const title = root === '/webhooks' ? `webhook ${path}` : `${method.toUpperCase()} ${path}`
        if (isObject(was) && !isObject(is)) this.#add('operation-removed', at, `${title} is gone`)
        else if (!isObject(was) && isObject(is)) this.#add('operation-added', at, `${title} is new`)
        else if (isObject(was) && isObject(is)) {
          const shared = (node: Node): unknown[] => (Array.isArray(node.parameters) ? node.parameters : [])
          const whole = (of: Node, operation: Node): Node => ({
            ...operation,
            parameters: [...shared(of), ...shared(operation)],
          })
          const answered = asked === 'request' ? 'answer' : 'request'
          this.#operation({ before: whole(item, was), after: whole(itemNow, is), at, asked, answered })
        }
      }
    }
  }

  #operation(pair: Pair): void {
    const { before, after, at } = pair
    if (before.operationId !== after.operationId) {
      this.#add('operation-id-changed', under(at, 'operationId'), `was ${before.operationId}, is ${after.operationId}`)
    }
    const [tags, tagsNow] = [strings(before.tags), strings(after.tags)]
    for (const tag of tags) if (!tagsNow.includes(tag)) this.#add('tag-removed', under(at, 'tags'), `${tag} is gone`)
    for (const tag of tagsNow) if (!tags.includes(tag)) this.#add('tag-added', under(at, 'tags'), `${tag} is new`)
    this.#deprecation(before, after, at)
    const requirements = ({ security }: Node, { root }: Document): unknown => security ?? root.security
    this.#changes.push(
      ...compareSecurity(requirements(before, this.#before), requirements(after, this.#after), at),
      ...compareRights(before['x-rights'], after['x-rights'], at),
      ...compareScope(before['x-scope'], after['x-scope'], at),
      ...compareProofs(this.#proofs, before, after, at),
    )
    if (before['x-cors'] !== after['x-cors']) {
      const rule = after['x-cors'] === undefined ? 'origins-refused' : 'origins-allowed'
      this.#add(rule, under(at, 'x-cors'), `x-cors was ${before['x-cors'] ?? 'absent'}`)
    }
    this.#parameters(pair)
    this.#body(pair)
    this.#responses(pair)
  }

  #deprecation(before: Node, after: Node, at: string): void {
    const [was, is] = [before.deprecated === true, after.deprecated === true]
    if (!was && is) {
      const sunset = after['x-sunset'] === undefined ? '' : `, gone from ${after['x-sunset']} on`
      this.#add('operation-deprecated', under(at, 'deprecated'), `deprecated${sunset}`)
    }
    if (was && !is) this.#add('deprecation-withdrawn', at, 'is no longer deprecated')
    if (!was || !is) return
    const [sunset, now] = [Date.parse(String(before['x-sunset'])), Date.parse(String(after['x-sunset']))]
    if (sunset === now) return
    this.#add(
      now < sunset ? 'sunset-advanced' : 'sunset-postponed',
      under(at, 'x-sunset'),
      `was ${before['x-sunset']}, is ${after['x-sunset']}`,
    )
  }

  #parameters({ before, after, at, asked }: Pair): void {
    const [were, are] = [this.#byKey(this.#before, before), this.#byKey(this.#after, after)]
    for (const key of keysOf(were, are)) {
      const [was, is] = [were[key], are[key]]
      const place = under(at, 'parameters')
      if (was === undefined) {
        const rule = is?.required === true ? 'required-parameter-added' : 'parameter-added'
        this.#add(rule, place, `the ${key} is new`, asked)
      } else if (is === undefined) this.#add('parameter-removed', place, `the ${key} is gone`, asked)
      else {
        if (is.required === true && was.required !== true)
          this.#add('parameter-required', place, `the ${key} was optional`, asked)
        if (is.required !== true && was.required === true)
          this.#add('parameter-optional', place, `the ${key} was required`, asked)
        for (const how of ENCODING) {
          if (!isDeepStrictEqual(was[how], is[how]))
            this.#add('parameter-encoding-changed', place, `${how} of the ${key}`)
        }
        this.#schemas.compare(was.schema, is.schema, under(place, key), asked)
      }
    }
  }

  /** By name and place; an operation's own take the place of the path's (OpenAPI, 4.8.9.1). */
  #byKey(document: Document, { parameters }: Node): Readonly<Record<string, Node>> {
    const followed = nodes(parameters).map((node) => document.follow(node, '').node)
    return Object.fromEntries(
      followed.map((node) => {
        // Names of headers compare without case.
        const name = node.in === 'header' ? String(node.name).toLowerCase() : node.name
        return [`${node.in} parameter ${name}`, node]
      }),
    )
  }

  #body({ before, after, at, asked }: Pair): void {
    const place = under(at, 'requestBody')
    const [was, is] = [this.#follow(this.#before, before.requestBody), this.#follow(this.#after, after.requestBody)]
    if (was === null && is === null) return
    if (was === null) {
      this.#add(
        is?.required === true ? 'required-request-body-added' : 'request-body-added',
        place,
        'a body is new',
        asked,
      )
      return
    }
    if (is === null) {
      this.#add('request-body-removed', place, 'takes no body any more', asked)
      return
    }
    if (is.required === true && was.required !== true) this.#add('request-body-required', place, 'was optional', asked)
    if (is.required !== true && was.required === true) this.#add('request-body-optional', place, 'was required', asked)
    const rules = { removed: 'request-media-type-removed', added: 'request-media-type-added' } as const
    this.#content(child(was, 'content'), child(is, 'content'), under(place, 'content'), asked, rules)
  }

  #responses({ before, after, at, answered }: Pair): void {
    const [were, are] = [child(before, 'responses'), child(after, 'responses')]
    for (const status of keysOf(were, are)) {
      const place = under(at, 'responses', status)
      const [was, is] = [this.#follow(this.#before, were[status]), this.#follow(this.#after, are[status])]
      const refusal = /^[45]/.test(status)
      if (was !== null && is === null) {
        this.#add(refusal ? 'refusal-removed' : 'status-removed', place, `${status} is gone`)
      } else if (was === null && is !== null) {
        const rule = CONDITIONAL.has(status) ? 'conditional-status-added' : refusal ? 'refusal-added' : 'status-added'
        this.#add(rule, place, `${status} is new`)
      } else if (was !== null && is !== null) this.#response(was, is, place, answered)
    }
  }

  #response(was: Node, is: Node, at: string, answered: Direction): void {
    const rules = { removed: 'answer-media-type-removed', added: 'answer-media-type-added' } as const
    this.#content(child(was, 'content'), child(is, 'content'), under(at, 'content'), answered, rules)
    const [headers, headersNow] = [lowerCased(child(was, 'headers')), lowerCased(child(is, 'headers'))]
    for (const name of keysOf(headers, headersNow)) {
      const place = under(at, 'headers', name)
      const [one, other] = [this.#follow(this.#before, headers[name]), this.#follow(this.#after, headersNow[name])]
      if (one === null) this.#add('header-added', place, `${name} is new`)
      else if (other === null) this.#add('header-removed', place, `${name} is gone`)
      else {
        if (one.required === true && other.required !== true)
          this.#add('header-optional', place, `${name} was required`)
        if (one.required !== true && other.required === true)
          this.#add('header-required', place, `${name} was optional`)
        this.#schemas.compare(one.schema, other.schema, place, answered)
      }
    }
    const [links, linksNow] = [child(was, 'links'), child(is, 'links')]
    for (const name of keysOf(links, linksNow)) {
      const place = under(at, 'links', name)
      const [one, other] = [this.#follow(this.#before, links[name]), this.#follow(this.#after, linksNow[name])]
      if (one === null) this.#add('link-added', place, `\`${name}\` is new`)
      else if (other === null) this.#add('link-removed', place, `\`${name}\` is gone`)
      else if (!isDeepStrictEqual(one, other)) this.#add('link-changed', place, `\`${name}\` leads elsewhere`)
    }
  }

  #content(
    was: Node,
    is: Node,
    at: string,
    direction: Direction,
    rules: { readonly removed: RuleName; readonly added: RuleName },
  ): void {
    for (const type of keysOf(was, is)) {
      if (was[type] === undefined) this.#add(rules.added, under(at, type), `${type} is new`, direction)
      else if (is[type] === undefined) this.#add(rules.removed, under(at, type), `${type} is gone`, direction)
      else {
        this.#fileTypes(child(was, type), child(is, type), under(at, type, 'encoding'), direction)
        const problem = type === 'application/problem+json'
        this.#schemas.compare(
          child(was, type).schema,
          child(is, type).schema,
          under(at, type, 'schema'),
          direction,
          problem,
        )
      }
    }
  }

  /** The types that the files of a form may have; any where they are not named. */
  #fileTypes(was: Node, is: Node, at: string, direction: Direction): void {
    const typesOf = ({ encoding }: Node, name: string): string[] => {
      const types = isObject(encoding) ? child(encoding, name).contentType : undefined
      return typeof types === 'string' ? types.split(/\s*,\s*/) : ['*/*']
    }
    for (const name of keysOf(child(was, 'encoding'), child(is, 'encoding'))) {
      const [were, are] = [typesOf(was, name), typesOf(is, name)]
      const place = under(at, name)
      for (const type of were.filter((type) => !are.includes(type) && !are.includes('*/*')))
        this.#add('request-media-type-removed', place, `${name} may not be ${type} any more`, direction)
      for (const type of are.filter((type) => !were.includes(type) && !were.includes('*/*')))
        this.#add('request-media-type-added', place, `${name} may be ${type}`, direction)
    }
  }

  #follow(document: Document, node: unknown): Node | null {
    return isObject(node) ? document.follow(node, '').node : null
  }
}

/** Who may call, the widest first. */
const RIGHTS: readonly unknown[] = [undefined, 'session', 'admin-or-token', 'admin']

/** Whom a missing proof stops, the fewest first. */
const PROOFS: Readonly<Record<string, readonly unknown[]>> = {
  'x-step-up': [undefined, 'any', true],
  'x-second-factor': ['prove', 'enroll', undefined],
}

/** @param was and `is`: values of `x-rights`; one that is unknown counts as tighter than all that are not */
export function compareRights(was: unknown, is: unknown, at: string): Change[] {
  return compareRanked('x-rights', RIGHTS, was, is, at)
}

/** The proofs that some of these operations or channels ask for. */
export function proofsIn(holders: readonly Node[]): ReadonlySet<string> {
  return new Set(Object.keys(PROOFS).filter((key) => holders.some((each) => key in each)))
}

/**
 * Changes of proofs that a setting asks for; without that setting no operation asks for one.
 *
 * @param known what the contract before asks for anywhere: for all else there was no such setting
 */
export function compareProofs(known: ReadonlySet<string>, was: Node, is: Node, at: string): Change[] {
  return Object.entries(PROOFS).flatMap(([key, widestFirst]) =>
    known.has(key) ? compareRanked(key, widestFirst, was[key], is[key], at) : [],
  )
}

function compareRanked(key: string, widestFirst: readonly unknown[], was: unknown, is: unknown, at: string): Change[] {
  if (was === is) return []
  const rank = (right: unknown): number => {
    const index = widestFirst.indexOf(right)
    return index < 0 ? widestFirst.length : index
  }
  const rule = rank(is) >= rank(was) ? 'rights-tightened' : 'rights-loosened'
  const detail = `${key} was ${was ?? 'absent'}, is ${is ?? 'absent'}`
  return [{ rule, direction: null, at: under(at, key), detail }]
}

/** Versions of OpenAPI or AsyncAPI; a patch of one says nothing new to tools (OpenAPI, 4.1). */
export function compareSpecifications(was: unknown, is: unknown, at: string): Change[] {
  const [before, after] = [was, is].map((version) => String(version).replace(/\.\d+$/, ''))
  if (before === after) return []
  return [{ rule: 'specification-changed', direction: null, at, detail: `was ${was}, is ${is}` }]
}

/** Of operations that take tokens, before and after; whether they do is a matter of security and rights. */
function compareScope(was: unknown, is: unknown, at: string): Change[] {
  if (was === undefined || is === undefined || was === is) return []
  const rule = String(is).endsWith(':read') ? 'rights-loosened' : 'rights-tightened'
  return [{ rule, direction: null, at: under(at, 'x-scope'), detail: `a token needs ${is}, not ${was}` }]
}

function lowerCased(headers: Node): Node {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '')
}
