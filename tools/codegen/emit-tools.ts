import { banner } from './banner.ts'
import { literal } from './literal.ts'
import type { Model, Operation } from './model.ts'
import { type Arguments, toolArguments, toolResult } from './tool-schemas.ts'

/** `tools.ts`: what an agent is told of each operation with `x-mcp-tool`, and where its arguments go. */
export function emitTools(model: Model): string {
  const rows = model.operations.flatMap((operation) =>
    operation.tool === null ? [] : [`  ${literal(tool(model, operation, operation.tool), '  ')},`],
  )
  const list =
    rows.length > 0 ? ['export const tools = [', ...rows, '] as const'] : ['export const tools = [] as const']
  return [banner(model.source), ...list, ''].join('\n')
}

function tool(model: Model, operation: Operation, name: string): object {
  const { operationId, summary, description } = operation
  const { schema, places } = toolArguments(model, operation)
  return {
    name,
    operationId,
    title: summary,
    description: description === '' ? summary : `${summary}. ${description}`,
    inputSchema: schema,
    outputSchema: toolResult(model, operation),
    annotations: annotations(operation, places),
    places,
  }
}

/**
 * What the method promises (RFC 9110, 9.2), and a condition: what was done once is refused the second time, since the
 * state that it was meant for is gone. No tool leaves this service.
 */
function annotations({ method }: Operation, places: Arguments['places']): object {
  return {
    readOnlyHint: method === 'GET',
    destructiveHint: method === 'DELETE',
    idempotentHint: ['GET', 'PUT', 'DELETE'].includes(method) || places.etag === 'If-Match',
    openWorldHint: false,
  }
}
