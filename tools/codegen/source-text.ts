/** The lines that stand first in a generated file. */
export function banner(source: string, what = 'contract'): string {
  return [`// Generated from ${source} by \`make generate\`.`, `// Change the ${what}, not this file.`, ''].join('\n')
}

/** A string as a TypeScript literal, quoted as this repository quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A text as it can stand in a comment, which it must not end. */
export function commentText(text: string): string {
  return text.replaceAll('*/', '*\\/')
}

/** A property name, quoted only where it has to be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** `getDocument` as the beginning of a type's name. */
export function typeName(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1)
}

/** A value as TypeScript; what holds nothing but plain values stays on one line where it fits. */
export function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const list = Array.isArray(value)
  const parts = list
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literal(item, inner)}`)
  const [open, close] = list ? ['[', ']'] : ['{ ', ' }']
  const line = parts.length ? `${open}${parts.join(', ')}${close}` : list ? '[]' : '{}'
  if (line.length + indent.length <= 110 && !line.includes('\n')) return line
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`
}
