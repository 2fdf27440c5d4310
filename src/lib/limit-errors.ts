/** How many errors a validator collects from one list or object before it looks no further. */
export const MAX_ERRORS = 100

/** The `this` of a validator that goes through all of a value. */
export const EVERY_ERROR = { maxErrors: Number.POSITIVE_INFINITY }

/** A string of the code, which is left alone; or the head of a loop over what a client sent, with the name of its variable. */
const LOOPS =
  /"(?:[^"\\]|\\.)*"|for\(let (?<index>i\d+)=\d+; \k<index><len\d+; \k<index>\+\+\)\{|for\(const (?<key>key\d+) in data\d*\)\{/g

/**
 * Ends the loops of a validator early: ajv with `allErrors` goes through a list however many of its items are wrong, and
 * copies all errors so far for each of them whose schema is a `$ref`, so that 60,000 wrong items take a minute.
 *
 * What is valid does not change: a loop that ends early has found errors, which stay. Those of `contains` do not, so a
 * schema with that must be left as it is. Who has to know every error calls it with `maxErrors` as `this`
 * ({@link EVERY_ERROR}), where ajv passes that on (`passContext`).
 *
 * @param code that ajv 8 generated; as `code.process`, or from its standalone module
 */
export function limitErrors(code: string): string {
  return code.replace(LOOPS, (loop, ...rest) => {
    const { index, key } = rest.at(-1) as { index?: string; key?: string }
    const name = index ?? key
    return name === undefined
      ? loop
      : `const most_${name} = errors + (this?.maxErrors ?? ${MAX_ERRORS});${loop}if(errors >= most_${name})break;`
  })
}
