import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenApiDocument } from '../codegen/openapi.ts'
import { root } from '../codegen/redocly.ts'

/** The surfaces that have clients, in both languages. */
export const surfaces = ['auth', 'bridge', 'content'] as const

export type Surface = (typeof surfaces)[number]

/** A contract with its version, which is that of the clients. */
export type Contract = OpenApiDocument & { readonly info: { readonly version: string } }

/** The contract of a surface, in one piece. */
export function contractOf(surface: Surface): Contract {
  return JSON.parse(readFileSync(join(root, 'generated', surface, 'openapi.json'), 'utf8')) as Contract
}

/** The codes of the problems that the operations of a contract answer with, in order. */
export function problemCodes({ components }: OpenApiDocument): string[] {
  const codes = Object.values(components?.schemas ?? {}).flatMap(({ properties }) => {
    const { code, status } = (properties ?? {}) as Readonly<Record<string, { readonly enum?: readonly string[] }>>
    return status === undefined ? [] : (code?.enum ?? [])
  })
  return [...new Set(codes)].sort()
}
