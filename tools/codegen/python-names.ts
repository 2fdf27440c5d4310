/** The reserved words of Python, soft ones left out: those may be names. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

/** What generated modules use under these names. */
const USED: ReadonlySet<string> = new Set(
  'Any Literal Never NotRequired TypeAlias TypedDict File Answer Stream SyncStream StreamClosed bool bytes dict float int list object str tuple'.split(
    ' ',
  ),
)

/** `getDocument`, `X-CMS-Token` and `from` as Python has them: `get_document`, `x_cms_token`, `from_`. */
export function snakeCase(name: string): string {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
  return spoken(/^\d/.test(text) || text === '' ? `n_${text}` : text)
}

/** The name of a schema as that of a type: `log-entry` and `class` are `LogEntry` and `Class`. */
export function className(name: string): string {
  const parts = name.split(/[^A-Za-z0-9_]+/).filter(Boolean)
  const text = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  const whole = /^[A-Za-z_]/.test(text) ? text : `N${text}`
  return USED.has(whole) ? `${whole}_` : spoken(whole)
}

/** Whether a member may stand in the body of a class. Two underscores first would be mangled. */
export function isPlainMember(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name) && !name.startsWith('__')
}

function spoken(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name
}

/**
 * A name for each of some things, no two alike.
 *
 * @param nameOf what each would like to be called
 */
export function distinctNames<T>(things: readonly T[], nameOf: (thing: T) => string): Map<T, string> {
  const taken = new Set<string>()
  return new Map(
    things.map((thing) => {
      let name = nameOf(thing)
      while (taken.has(name)) name += '_'
      taken.add(name)
      return [thing, name]
    }),
  )
}

/** A text as a Python literal. */
export function pythonText(text: string): string {
  return JSON.stringify(text)
}

/** A docstring, indented by four spaces. */
export function docstring(text: string, indent = '    '): string {
  const safe = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '".')
  return `${indent}"""${safe}"""`
}
