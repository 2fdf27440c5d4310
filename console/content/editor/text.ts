import type { Block, Editable } from './content.ts'

/**
 * Content as lines that people can compare: long texts line by line, where JSON would have them in one.
 */
export function textOf(content: Editable): string {
  const head = content.kind === 'page' ? pageHead(content) : [`key: ${content.key}`]
  const zones = Object.entries(content.zones).flatMap(([name, { blocks }]) => [
    '',
    `zone ${name}`,
    ...blocks.flatMap(blockLines),
  ])
  return [...head, ...zones, ''].join('\n')
}

function pageHead({ route, type, meta, fields = {} }: Extract<Editable, { kind: 'page' }>): string[] {
  return [
    `route: ${route}`,
    `type: ${type}`,
    ...lines('title', meta.title, ''),
    ...lines('description', meta.description, ''),
    ...(meta.redirectsFrom ?? []).map((from) => `redirects from: ${from}`),
    ...(Object.keys(fields).length === 0 ? [] : ['', 'fields']),
    ...Object.entries(fields).flatMap(([name, value]) => lines(name, value, '  ')),
  ]
}

function blockLines({ id, type, fields }: Block): string[] {
  return ['', `block ${type} (${id})`, ...Object.entries(fields).flatMap(([name, value]) => lines(name, value, '  '))]
}

function lines(name: string, value: unknown, indent: string): string[] {
  if (value === undefined) return []
  if (typeof value === 'string') {
    if (!value.includes('\n')) return [`${indent}${name}: ${value}`]
    return [`${indent}${name}:`, ...value.split('\n').map((line) => (line === '' ? '' : `${indent}  ${line}`))]
  }
  const members = membersOf(value)
  if (members.length === 0) return [`${indent}${name}: ${JSON.stringify(value)}`]
  return [`${indent}${name}:`, ...members.flatMap(([key, member]) => lines(key, member, `${indent}  `))]
}

/** Of a list and an object; none of anything else. */
function membersOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((member) => ['-', member])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
