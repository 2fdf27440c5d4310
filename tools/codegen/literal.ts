import { propertyName, quote } from './banner.ts'

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
