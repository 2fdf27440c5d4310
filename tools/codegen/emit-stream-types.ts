import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { banner } from './banner.ts'
import { docstring } from './python-names.ts'
import { PythonTypes } from './python-types.ts'
import type { StreamsModel } from './streams-model.ts'

/** `stream-types.ts`: the messages of a contract's streams, for their TypeScript client. */
export async function emitStreamTypes(model: StreamsModel): Promise<string> {
  return [
    banner(model.source),
    ...(model.shared.size > 0 ? ["import type { components as operations } from './types.ts'", ''] : []),
    (await payloadTypes(model)).trimEnd(),
    '',
  ].join('\n')
}

/** `messages.py`: the same for their Python client. */
export function emitPythonMessages({ source, document }: StreamsModel): string {
  const definitions = new PythonTypes(document.components.schemas).definitions()
  const typing = ['Any', 'Literal', 'Never', 'NotRequired', 'TypeAlias', 'TypedDict'].filter((name) =>
    definitions.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  return [
    `# Generated from ${source} by \`make generate\`.\n`,
    `${docstring('The messages of the streams, as they are on the wire.', '')}\n`,
    'from __future__ import annotations\n',
    `from typing import ${typing.join(', ')}\n\n`,
    `${definitions.join('\n\n\n')}\n`,
  ].join('\n')
}

/** AsyncAPI's schemas are JSON Schemas, as OpenAPI's are. */
export async function payloadTypes({ document, shared }: StreamsModel): Promise<string> {
  const { schemas } = structuredClone(document.components)
  const holder = { openapi: '3.1.0', info: document.info, paths: {}, components: { schemas } }
  const ast = await openapiTS(holder as unknown as OpenAPI3, {
    defaultNonNullable: false,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (_schema, { path = '' }) => {
      const name = path.match(/^#\/components\/schemas\/([^/]+)$/)?.[1]
      return name !== undefined && shared.has(name) ? sharedType(name) : undefined
    },
  })
  // What only paths would fill.
  return astToString(ast).replaceAll(
    /^export type (?:paths|webhooks|\$defs|operations) = Record<string, never>;\n/gm,
    '',
  )
}

/** `operations['schemas']['LogEntry']` */
function sharedType(name: string): ts.TypeNode {
  const { factory } = ts
  const text = (value: string) => factory.createLiteralTypeNode(factory.createStringLiteral(value))
  const schemas = factory.createIndexedAccessTypeNode(factory.createTypeReferenceNode('operations'), text('schemas'))
  return factory.createIndexedAccessTypeNode(schemas, text(name))
}
