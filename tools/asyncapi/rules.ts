import type { AsyncApiDocument, MessageObject } from '../codegen/asyncapi.ts'

/** By extension: where it may stand, and what it may say. */
const EXTENSIONS: Readonly<Record<string, { path: RegExp; value: RegExp }>> = {
  'x-frame': { path: /^components\.messages\.[^.]+$/, value: /^binary$/ },
  'x-method': { path: /^components\.messages\.[^.]+$/, value: /^[a-z][A-Za-z]*$/ },
}

/** What members hold data, in which any name is somebody else's. */
const DATA = new Set(['examples', 'default', 'const', 'enum'])

/**
 * Rules for the contracts of streams that the specification does not have: one line for each that is broken.
 *
 * @param document a valid AsyncAPI document, as it is written
 */
export function brokenRules(document: AsyncApiDocument): string[] {
  return [
    ...Object.entries(document.channels).flatMap(([name, { summary }]) =>
      summary ? [] : [`channels.${name}: stream-named: a channel needs a summary`],
    ),
    ...Object.entries(document.operations).flatMap(([name, { summary, tags }]) =>
      summary && tags?.length ? [] : [`operations.${name}: operation-named: an operation needs a summary and tags`],
    ),
    ...Object.entries(document.components.messages).flatMap(([name, message]) =>
      messageFaults(message).map((fault) => `components.messages.${name}: ${fault}`),
    ),
    ...received(document).flatMap((name) =>
      document.components.messages[name]?.['x-method']
        ? []
        : [`components.messages.${name}: method-named: what a client sends needs an x-method`],
    ),
    ...extensions(document, []),
  ]
}

function messageFaults({ summary, payload, contentType, examples }: MessageObject): string[] {
  return [
    ...(summary ? [] : ['message-named: a message needs a summary']),
    ...(contentType ? [] : ['content-type-named: a message needs a contentType']),
    ...(examples?.length ? [] : ['message-has-example: a message needs an example']),
    ...('$ref' in payload ? [] : ['payload-named: a payload has to be a schema of components/schemas']),
  ]
}

function received({ operations }: AsyncApiDocument): string[] {
  return Object.values(operations)
    .filter(({ action }) => action === 'receive')
    .flatMap(({ messages }) => messages.map(({ $ref }) => $ref.slice($ref.lastIndexOf('/') + 1)))
}

function extensions(node: unknown, path: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return []
  const at = path.join('.')
  // Names of properties are data as well.
  const named = path.at(-1) === 'properties'
  return Object.entries(node).flatMap(([key, value]) => {
    if (!named && DATA.has(key)) return []
    if (named || !key.startsWith('x-')) return extensions(value, [...path, key])
    const known = EXTENSIONS[key]
    if (known?.path.test(at) && known.value.test(String(value))) return []
    return [`${at}: extensions-known: ${key}: ${String(value)} is not known here`]
  })
}
