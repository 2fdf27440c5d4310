import type { AsyncApiSpec } from '../codegen/asyncapi.ts'
import { LintError, redocly } from '../codegen/redocly.ts'
import { brokenRules } from './rules.ts'

/**
 * Holds a contract against the structure that AsyncAPI states (errors and warnings alike) and against this project's rules.
 *
 * @throws LintError when it breaks one
 */
export async function lintAsyncApi({ source, document, where }: AsyncApiSpec): Promise<void> {
  await redocly(['lint', source, '--format', 'stylish'], 'tools/asyncapi/redocly.yaml')
  const broken = brokenRules(document)
  if (broken.length > 0) {
    const lines = broken.map(({ path, rule, message }) => `${where(path)} ${path.join('.')}: ${rule}: ${message}`)
    throw new LintError(lines.join('\n'))
  }
}
