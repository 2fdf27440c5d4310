import { banner, propertyName, quote, typeName } from './banner.ts'
import { sendingCode } from './client-sending.ts'
import type { Model } from './model.ts'

/** `client.ts`: a typed client over openapi-fetch whose multi-segment parameters keep their slashes. */
export function emitClient(model: Model): string {
  const spanning = new Map(
    model.operations.flatMap(({ path, multiSegment }) => (multiSegment ? [[path, multiSegment] as const] : [])),
  )
  refuseAmbiguous(model, spanning)
  const rows = [...spanning].map(([path, name]) => `  ${propertyName(path)}: ${quote(name)},`)
  const name = typeName(model.surface)
  const sending = sendingCode(model)
  return `${banner(model.source)}
import createClient, { type Client, type ClientOptions${sending === null ? '' : sending.imports} } from 'openapi-fetch'
import type { paths as contract } from './types.ts'

/**
 * The contract's paths, with lists in what is answered that may be written to: openapi-fetch takes a read-only list
 * for an object, and an answer belongs to the caller.
 */
export type paths = {
  readonly [P in keyof contract]: {
    readonly [M in keyof contract[P]]: contract[P][M] extends { readonly responses: unknown }
      ? { readonly [K in keyof contract[P][M]]: K extends 'responses' ? Lists<contract[P][M][K]> : contract[P][M][K] }
      : contract[P][M]
  }
}

type Lists<T> = T extends readonly (infer E)[] ? Lists<E>[] : T extends object ? { [K in keyof T]: Lists<T[K]> } : T

/** By path template: the parameter that may span segments. */
const multiSegment: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
${sending?.code ?? ''}
/**
 * A client of the ${model.surface} surface, typed by its contract.
 *
 * @param options \`baseUrl\` is the public address of the surface; the rest is openapi-fetch's
 * @throws TypeError when a path parameter holds a \`.\` or \`..\` segment: a URL cannot carry one (WHATWG URL, 4.4)
 */
export function create${name}Client(options: ClientOptions & { readonly baseUrl: string }): Client<paths> {
${sending?.client ?? '  return createClient<paths>({ pathSerializer: serializePath, ...options })'}
}

/**
 * Fills a path template; a multi-segment parameter keeps its slashes, any other has them encoded. openapi-fetch puts
 * its base URL before the template.
 */
export function serializePath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  const spanning = Object.entries(multiSegment).find(([path]) => template.endsWith(path))?.[1]
  return template.replace(/\\{([^{}]+)\\}/g, (_match, name: string) => {
    const value = String(parameters[name])
    const segments = name === spanning ? value.split('/') : [value]
    if (segments.includes('.') || segments.includes('..')) throw new TypeError(\`\${name} holds a dot segment\`)
    return segments.map(encodeURIComponent).join('/')
  })
}
`
}

/**
 * The client knows a path by its end, since a base URL comes before it.
 *
 * @throws Error when a path that ends like a multi-segment one has no such parameter itself
 */
function refuseAmbiguous(model: Model, spanning: ReadonlyMap<string, string>): void {
  for (const { path, multiSegment } of model.operations) {
    for (const [end, name] of spanning) {
      if (path.endsWith(end) && multiSegment !== name)
        throw new Error(`${path} ends like ${end}, without its x-multi-segment`)
    }
  }
}
