import type { Body, Model, Operation, Reply } from './model.ts'
import { PROBLEM, resolve, type Schema } from './openapi.ts'
import { banner, literal } from './source-text.ts'
import { bodyContent, type Follow, parameterShape } from './value-shapes.ts'

/** `routes.ts`: what the contract runtime has to know of each operation, as plain data. */
export function emitRoutes(model: Model): string {
  const follow: Follow = (schema) => resolve<Schema>(model.document, schema)
  const rows = model.operations.map((operation) => `  ${literal(route(follow, operation), '  ')},`)
  return [banner(model.source), 'export const routes = [', ...rows, '] as const', ''].join('\n')
}

function route(follow: Follow, operation: Operation): object {
  const { operationId, method, path, multiSegment, cors, answerCache, mounted, allow, security, tool, rights, scope } =
    operation
  return {
    operationId,
    method,
    path,
    multiSegment,
    cors,
    answerCache,
    mounted,
    allow,
    security,
    tool,
    rights,
    scope,
    ...(operation.stepUp === null ? {} : { stepUp: operation.stepUp }),
    ...(operation.secondFactor === null ? {} : { secondFactor: operation.secondFactor }),
    ...deprecation(operation),
    parameters: operation.parameters.map((parameter) => {
      const shape = parameterShape(follow, parameter)
      if (shape !== null) return shape
      throw new Error(`${operationId}: the ${parameter.in} parameter ${parameter.name} cannot be read from text`)
    }),
    body: operation.body && body(follow, operation.body),
    replies: Object.fromEntries(operation.replies.map((each) => [each.status, reply(follow, each)])),
  }
}

/** Seconds since 1970, at midnight UTC; nothing where the operation is not deprecated. */
function deprecation({ deprecation }: Operation): object {
  if (deprecation === null) return {}
  const seconds = (date: string): number => Date.parse(date) / 1000
  return { deprecation: { since: seconds(deprecation.since), sunset: seconds(deprecation.sunset) } }
}

function body(follow: Follow, { required, contents }: Body): object {
  const [first, ...others] = contents.map((content) => bodyContent(follow, content))
  return { required, ...first, ...(others.length > 0 ? { alternatives: others } : {}) }
}

function reply(follow: Follow, { contents, headers }: Reply): object {
  const [contentType = null, ...others] = contents.map((content) => content.contentType)
  return {
    contentType,
    ...(others.length > 0 ? { alternatives: others } : {}),
    headers: headers.map(({ name }) => name),
    ...(contentType === PROBLEM ? { codes: contents.flatMap(({ schema }) => problemCodes(follow(schema))) } : {}),
  }
}

/** The codes that a problem may carry, by its schema. */
function problemCodes({ properties }: Schema): readonly string[] {
  const { code } = properties as { readonly code: Schema }
  return code.enum as readonly string[]
}
