import type { AsyncApiDocument } from '../codegen/asyncapi.ts'
import type { Fault } from '../codegen/known-members.ts'
import { readMessages } from '../codegen/streams-model.ts'
import { checkSchema, type Reporting, resolvePlace } from '../lint/bounds.ts'
import { isNode, type Location } from '../lint/context.ts'

type Path = readonly string[]

/** A place of a document that is in one piece. */
class DocumentLocation implements Location {
  readonly source = { absoluteRef: '' }
  readonly path: Path

  constructor(path: Path) {
    this.path = path
  }

  get pointer(): string {
    return this.path.join('/')
  }

  child(keys: readonly (string | number)[]): DocumentLocation {
    return new DocumentLocation([...this.path, ...keys.map(String)])
  }

  key(): DocumentLocation {
    return this
  }
}

/**
 * What a client may send has a bound, as in a contract of operations (`tools/lint/bounds.ts`): the messages that the
 * server receives, and the parameters of addresses.
 *
 * @param document one that breaks no other rule
 */
export function unboundedFaults(document: AsyncApiDocument): Fault[] {
  const faults: Fault[] = []
  const context: Reporting = {
    report: ({ message, location }) => {
      faults.push({ path: (location as DocumentLocation).path, rule: 'requests-bounded', message })
    },
    resolve: (node) => {
      const path = String((node as { $ref: string }).$ref)
        .slice('#/'.length)
        .split('/')
      return { node: at(document, path), location: new DocumentLocation(path) }
    },
  }
  const seen = new Set<string>()
  for (const path of Object.keys(document.channels).flatMap((name) => sentByClients(document, name))) {
    const place = resolvePlace(at(document, path), new DocumentLocation(path), context)
    if (place !== null) checkSchema(place, [], context, seen)
  }
  return faults
}

/** The schemas of what a client may send on a channel. */
function sentByClients(document: AsyncApiDocument, name: string): Path[] {
  const { parameters = {}, bindings } = document.channels[name] ?? {}
  const query = bindings?.ws?.query?.properties ?? {}
  return [
    // One without a schema is an `enum`.
    ...Object.keys(parameters).map((parameter) => ['channels', name, 'parameters', parameter, 'x-schema']),
    ...Object.keys(query).map((key) => ['channels', name, 'bindings', 'ws', 'query', 'properties', key]),
    ...readMessages(document, name, 'receive').map(({ schema }) => ['components', 'schemas', schema]),
  ]
}

function at(document: AsyncApiDocument, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document)
}
