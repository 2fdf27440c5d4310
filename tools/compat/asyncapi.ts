import { isDeepStrictEqual } from 'node:util'
import { child, isObject } from '../../src/lib/json.ts'
import { Document, keysOf, type Node, nodes, under } from './json.ts'
import { compareProofs, compareRights, compareSpecifications, proofsIn } from './openapi.ts'
import type { Change, Direction, RuleName } from './rules.ts'
import { SchemaComparison } from './schemas.ts'
import { compareSchemes, compareSecurity } from './security.ts'

/** What is different between two bundled AsyncAPI 3.0 documents. Operations are the server's: it receives requests. */
export function compareAsyncApi(before: Node, after: Node): Change[] {
  return new AsyncApiComparison(new Document(before), new Document(after)).compare()
}

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
    this.#changes.push(...compareSpecifications(before.asyncapi, after.asyncapi, '/asyncapi'))
    this.#servers(child(before, 'servers'), child(after, 'servers'))
    this.#schemas.compareNames()
    const [channels, channelsNow] = [child(before, 'channels'), child(after, 'channels')]
    for (const name of keysOf(channels, channelsNow)) {
      const at = under('/channels', name)
      const [was, is] = [channels[name], channelsNow[name]]
      if (!isObject(was)) this.#add('channel-added', at, `\`${name}\` is new`)
      else if (!isObject(is)) this.#add('channel-removed', at, `\`${name}\` is gone`)
      else this.#channel(name, was, is)
    }
    return [...compareSchemes(before, after), ...this.#changes, ...this.#schemas.changes]
  }

  #add(rule: RuleName, at: string, detail: string, direction: Direction | null = null): void {
    this.#changes.push({ rule, direction, at, detail })
  }

  #servers(before: Node, after: Node): void {
    for (const name of keysOf(before, after)) {
      const at = under('/servers', name)
      const addressOf = ({ protocol, host, pathname = '' }: Node): string => `${protocol}://${host}${pathname}`
      const [was, is] = [before, after].map((servers) =>
        servers[name] === undefined ? null : addressOf(child(servers, name)),
      )
      if (was === is) continue
      if (was !== null) this.#add('server-removed', at, `${was} is gone`)
      if (is !== null) this.#add('server-added', at, `${is} is new`)
    }
  }

  /** Where a channel names no servers, it is on each. */
  #channelServers(was: Node, is: Node, at: string): void {
    const serversOf = ({ servers }: Node, { root }: Document): string[] =>
      servers === undefined ? Object.keys(child(root, 'servers')) : nodes(servers).map(lastStep)
    const [were, are] = [serversOf(was, this.#before), serversOf(is, this.#after)]
    const place = under(at, 'servers')
    for (const name of were) if (!are.includes(name)) this.#add('server-removed', place, `\`${name}\` is gone`)
    for (const name of are) if (!were.includes(name)) this.#add('server-added', place, `\`${name}\` is new`)
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
        this.#schemas.compare(one['x-schema'] ?? one, other['x-schema'] ?? other, place, 'request')
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
    this.#channelServers(was, is, at)
    this.#limits(was, is, at)
    this.#rights(was, is, at)
    const channels = Object.values(child(this.#before.root, 'channels')).filter(isObject)
    this.#changes.push(...compareProofs(proofsIn(channels), was, is, at))
    for (const action of ['send', 'receive'] as const) this.#messages(name, action)
  }

  #messages(channel: string, action: 'send' | 'receive'): void {
    const direction = action === 'send' ? 'answer' : 'request'
    const [were, are] = [messagesOf(this.#before, channel, action), messagesOf(this.#after, channel, action)]
    const isSecured = nodes(operationOf(this.#before, channel, 'send')?.node.security).length > 0
    if (action === 'receive' && isSecured && were.size === 0 && are.size > 0)
      this.#add('rights-tightened', under('/channels', channel), 'a token needs to write, since clients send')
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
        if (was.name !== is.name) this.#add('message-name-changed', under(at, 'name'), `was ${was.name}, is ${is.name}`)
        if (was['x-method'] !== is['x-method'])
          this.#add('message-method-changed', under(at, 'x-method'), `was ${was['x-method']}, is ${is['x-method']}`)
        this.#schemas.compare(was.payload, is.payload, under(at, 'payload'), direction)
      }
    }
    this.#operationNames(channel, action)
    const [operation, operationNow] = [
      operationOf(this.#before, channel, action),
      operationOf(this.#after, channel, action),
    ]
    if (operation === null || operationNow === null) return
    const at = under('/operations', operationNow.name)
    this.#rights(operation.node, operationNow.node, at)
  }

  /** A name is another one where one is gone, and one that was not there goes the same way. */
  #operationNames(channel: string, action: string): void {
    const [were, are] = [this.#before, this.#after].map((document) =>
      operationsOf(document, channel, action).map(({ name }) => name),
    )
    const [fresh] = (are ?? []).filter((name) => !were?.includes(name))
    if (fresh === undefined) return
    for (const name of (were ?? []).filter((each) => !are?.includes(each)))
      this.#add('operation-id-changed', under('/operations', fresh), `was ${name}, is ${fresh}`)
  }

  #rights(was: Node, is: Node, at: string): void {
    this.#changes.push(
      ...compareSecurity(was.security, is.security, at),
      ...compareRights(was['x-rights'], is['x-rights'], at),
    )
  }

  /** What is not limited is limited by infinity. */
  #limits(was: Node, is: Node, at: string): void {
    for (const key of keysOf(was, is)) {
      if (!key.startsWith('x-max-') || was[key] === is[key]) continue
      const lowered = Number(is[key] ?? Infinity) < Number(was[key] ?? Infinity)
      const rule = lowered ? 'stream-limit-lowered' : 'stream-limit-raised'
      this.#add(rule, under(at, key), `${key} was ${was[key] ?? 'absent'}, is ${is[key] ?? 'absent'}`)
    }
  }
}

function operationsOf({ root }: Document, channel: string, action: string): { name: string; node: Node }[] {
  return Object.entries(child(root, 'operations')).flatMap(([name, node]) =>
    isObject(node) && node.action === action && lastStep(child(node, 'channel')) === channel ? [{ name, node }] : [],
  )
}

/** Of several that go the same way, the first: they agree in who may call. */
function operationOf(document: Document, channel: string, action: string): { name: string; node: Node } | null {
  return operationsOf(document, channel, action)[0] ?? null
}

/** What goes over a channel one way, by name; all of the channel's where an operation does not choose. */
function messagesOf(document: Document, channel: string, action: string): Map<string, Node> {
  const all = child(child(child(document.root, 'channels'), channel), 'messages')
  const chosen = operationsOf(document, channel, action).flatMap(({ node: { messages } }) =>
    messages === undefined ? Object.keys(all) : nodes(messages).map(lastStep),
  )
  return new Map(chosen.map((name) => [name, document.follow(child(all, name), '').node]))
}

function lastStep({ $ref }: Node): string {
  return String($ref).slice(String($ref).lastIndexOf('/') + 1)
}
