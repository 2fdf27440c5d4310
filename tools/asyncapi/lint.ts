import { createRequire } from 'node:module'
import type { AsyncApiSpec } from '../codegen/asyncapi.ts'
import type { SpecPath } from '../codegen/spec-file.ts'
import { brokenRules } from './rules.ts'

/** What of the parser is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface Diagnostic {
  readonly code: string | number
  readonly message: string
  readonly path: readonly (string | number)[]
  /** 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: number
}
interface AsyncApiParser {
  parse(text: string): Promise<{ document?: object; diagnostics: readonly Diagnostic[] }>
}

/** A contract that breaks no rule, as the generator takes it; or the rules that it breaks, one line for each. */
export type Linted = { readonly document: object } | { readonly faults: readonly string[] }

/** Holds a contract against AsyncAPI's own rules (errors and warnings alike) and those of this project. */
export async function lintAsyncApi({ document: whole, where }: AsyncApiSpec): Promise<Linted> {
  const { Parser } = createRequire(import.meta.url)('@asyncapi/parser') as { Parser: new () => AsyncApiParser }
  const { document, diagnostics } = await new Parser().parse(JSON.stringify(whole))
  const line = (path: SpecPath, rule: string | number, message: string): string =>
    `${where(path)} ${path.join('.')}: ${rule}: ${message}`
  const faults = diagnostics
    .filter(({ severity }) => severity <= 1)
    .map(({ path, code, message }) => line(path, code, message))
  if (faults.length > 0 || document === undefined) return { faults }
  const broken = brokenRules(whole).map(({ path, rule, message }) => line(path, rule, message))
  return broken.length > 0 ? { faults: broken } : { document }
}
