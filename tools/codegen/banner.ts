/** The lines that stand first in a generated file. */
export function banner(source: string): string {
  return [`// Generated from ${source} by \`make generate\`.`, '// Change the contract, not this file.', ''].join('\n')
}

/** A string as a TypeScript literal, quoted as this repository quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A property name, quoted only where it has to be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** `getDocument` as the beginning of a type's name. */
export function typeName(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1)
}
