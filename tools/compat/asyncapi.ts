import { isDeepStrictEqual } from 'node:util'
import { child, isObject } from '../../src/lib/json.ts'
import { Document, keysOf, type Node, nodes, under } from './json.ts'
import { compareRights } from './openapi.ts'
import type { Change, Direction, RuleName } from './rules.ts'
import { SchemaComparison } from './schemas.ts'
import { compareSecurity } from './security.ts'

/** What is different between two bundled AsyncAPI 3.0 documents. Operations are the server's: it receives requests. */
export function compareAsyncApi(before: Node, after: Node): Change[] {
  return new AsyncApiComparison(new Document(before), new Document(after)).compare()
}

/** Extensions of a channel or an operation that the runtime reads, other than rights. */
const LIMIT = /^x-(?!rights$|method$|frame$)/

class AsyncApiComparison {
  readonly #changes: Change[] = []
  readonly #before: Document
  readonly #after: Document
  readonly #schemas: SchemaComparison

  constructor(before: Document, after: Document) {
    this.#before = before
    this.#after = after
    this.#schemas = new SchemaComparison(before, after)
  }

  compare(): Change[] {
    const [before, after] = [this.#before.root, this.#after.root]
    const [channels, channelsNow] = [child(before, 'channels'), child(after, 'channels')]
    for (const name of keysOf(channels, channelsNow)) {
      const at = under('/channels', name)
      const [was, is] = [channels[name], channelsNow[name]]
      if (!isObject(was)) this.#add('channel-added', at, `\`${name}\` is new`)
      else if (!isObject(is)) this.#add('channel-removed', at, `\`${name}\` is gone`)
      else this.#channel(name, was, is)
    }
    return [...this.#changes, ...this.#schemas.changes]
  }

  #add(rule: RuleName, at: string, detail: string, direction: Direction | null = null): void {
    this.#changes.push({ rule, direction, at, detail })
  }

  #channel(name: string, was: Node, is: Node): void {
    const at = under('/channels', name)
    if (was.address !== is.address) {
      this.#add('channel-address-changed', under(at, 'address'), `was ${was.address}, is ${is.address}`)
    }
    const [parameters, parametersNow] = [child(was, 'parameters'), child(is, 'parameters')]
    for (const parameter of keysOf(parameters, parametersNow)) {
      const place = under(at, 'parameters', parameter)
      const [one, other] = [parameters[parameter], parametersNow[parameter]]
      if (!isObject(one) || !isObject(other))
        this.#add('channel-parameter-changed', place, `\`${parameter}\` is ${isObject(other) ? 'new' : 'gone'}`)
      else {
        const schema = (document: Document, node: Node): Node => document.follow(node, place).node
        this.#schemas.compare(schema(this.#before, one), schema(this.#after, other), place, 'request')
      }
    }
    for (const part of ['query', 'headers']) {
      const binding = (channel: Node): unknown => child(child(channel, 'bindings'), 'ws')[part]
      // No query at all is one without parameters, which says nothing against what else an address has.
      this.#schemas.compare(
        binding(was) ?? { type: 'object' },
        binding(is) ?? { type: 'object' },
        under(at, 'bindings', 'ws', part),
        'request',
      )
    }
    this.#limits(was, is, at)
    this.#rights(was, is, at)
    for (const action of ['send', 'receive'] as const) this.#messages(name, action)
  }

  #messages(channel: string, action: 'send' | 'receive'): void {
    const direction = action === 'send' ? 'answer' : 'request'
    const [were, are] = [messagesOf(this.#before, channel, action), messagesOf(this.#after, channel, action)]
    for (const name of new Set([...were.keys(), ...are.keys()])) {
      const at = under('/channels', channel, 'messages', name)
      const [was, is] = [were.get(name), are.get(name)]
      if (was === undefined) this.#add('message-added', at, `\`${name}\` is new`, direction)
      else if (is === undefined) this.#add('message-removed', at, `\`${name}\` is gone`, direction)
      else {
        for (const key of ['contentType', 'x-frame']) {
          if (isDeepStrictEqual(was[key], is[key])) continue
          this.#add(
            'message-encoding-changed',
            under(at, key),
            `${key} was ${was[key] ?? 'absent'}, is ${is[key] ?? 'absent'}`,
            direction,
          )
        }
        this.#schemas.compare(was.payload, is.payload, under(at, 'payload'), direction)
      }
    }
    const [operation, operationNow] = [
      operationOf(this.#before, channel, action),
      operationOf(this.#after, channel, action),
    ]
    if (operation === null || operationNow === null) return
    const at = under('/operations', operationNow.name)
    this.#limits(operation.node, operationNow.node, at)
    this.#rights(operation.node, operationNow.node, at)
  }

  #rights(was: Node, is: Node, at: string): void {
    this.#changes.push(
      ...compareSecurity(was.security, is.security, at),
      ...compareRights(was['x-rights'], is['x-rights'], at),
    )
  }

  #limits(was: Node, is: Node, at: string): void {
    for (const key of keysOf(was, is)) {
      if (!LIMIT.test(key) || isDeepStrictEqual(was[key], is[key]) || was[key] === undefined) continue
      this.#add(
        'stream-limit-changed',
        under(at, key),
        `${key} was ${JSON.stringify(was[key])}, is ${JSON.stringify(is[key])}`,
      )
    }
  }
}

function operationOf({ root }: Document, channel: string, action: string): { name: string; node: Node } | null {
  for (const [name, node] of Object.entries(child(root, 'operations'))) {
    if (isObject(node) && node.action === action && lastStep(child(node, 'channel')) === channel) return { name, node }
  }
  return null
}

/** What goes over a channel one way, by name; all of the channel's where the operation does not choose. */
function messagesOf(document: Document, channel: string, action: string): Map<string, Node> {
  const operation = operationOf(document, channel, action)
  if (operation === null) return new Map()
  const all = child(child(child(document.root, 'channels'), channel), 'messages')
  const chosen = operation.node.messages === undefined ? Object.keys(all) : nodes(operation.node.messages).map(lastStep)
  return new Map(chosen.map((name) => [name, document.follow(child(all, name), '').node]))
}

function lastStep({ $ref }: Node): string {
  return String($ref).slice(String($ref).lastIndexOf('/') + 1)
}
