import type { HttpCall } from '../call.ts'
import { RequestReader } from '../read-request.ts'
import type { Route, Validate, Validators } from '../route.ts'
import type { Channel } from './channel.ts'

/**
 * Reads and checks the query of a stream's address, exactly as that of an operation is.
 *
 * @param validators `<name>Query` holds the whole query
 * @returns a reader, which throws TriptychError `invalid_request`
 */
export function queryReader(channel: Channel, validators: Validators): (call: HttpCall) => unknown {
  const { name, path, query } = channel
  const validate = validators[`${name}Query`]
  if (validate === undefined && query.length > 0) throw new Error(`${name}: there is no validator for its query`)
  const route: Route = {
    ...{ operationId: name, method: 'GET', path, multiSegment: null, allow: 'GET', cors: false, answerCache: false },
    ...{ mounted: false, security: [], rights: null, body: null, replies: {} },
    parameters: query.map((parameter) => ({ in: 'query', ...parameter })),
  }
  const reader = new RequestReader(route, validate === undefined ? {} : { [`${name}Parameters`]: inQuery(validate) })
  return (call) => {
    const input = reader.read(call, {})
    if (input instanceof Promise) throw new Error(`${name}: a stream has no body`)
    return input.query ?? {}
  }
}

/** The validator of a query as that of parameters, which holds the query as one member. */
function inQuery(validate: Validate): Validate {
  const whole: Validate = (parameters) => {
    const valid = validate((parameters as { query?: unknown }).query ?? {})
    whole.errors = validate.errors?.map((error) => ({ ...error, instancePath: `/query${error.instancePath}` })) ?? null
    return valid
  }
  return whole
}
