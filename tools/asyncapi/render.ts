import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname

interface AsyncApiGenerator {
  generate(document: object): Promise<void>
}
interface GeneratorOptions {
  readonly forceWrite: boolean
  readonly templateParams: Readonly<Record<string, string>>
}
type GeneratorClass = new (template: string, folder: string, options: GeneratorOptions) => AsyncApiGenerator

/** What the generator wants to know of a template. Without a `type`, since what it transpiles is CommonJS. */
const MANIFEST = JSON.stringify({
  ...{ name: 'template', version: '0.0.0' },
  generator: {
    apiVersion: 'v3',
    parameters: { python: { description: 'By schema: its type in messages.py', default: '{}' } },
  },
})

/**
 * Renders templates of this folder. Each runs from a copy, because the generator writes what it has transpiled beside
 * a template; the copy is below this folder, because a template's imports are looked for from where it stands.
 *
 * @param document of `@asyncapi/parser`
 * @param templates by the template's folder: where its files go
 * @param python by schema: its type in Python
 */
export async function render(
  document: object,
  templates: Readonly<Record<string, string>>,
  python: Readonly<Record<string, string>>,
): Promise<void> {
  const options = { forceWrite: true, templateParams: { python: JSON.stringify(python) } }
  const Generator = createRequire(import.meta.url)('@asyncapi/generator') as GeneratorClass
  const copies = join(here, 'node_modules/.templates')
  await mkdir(copies, { recursive: true })
  const copy = await mkdtemp(join(copies, 'run-'))
  try {
    await cp(join(here, 'template-shared'), join(copy, 'template-shared'), { recursive: true })
    for (const [template, folder] of Object.entries(templates)) {
      await cp(join(here, template), join(copy, template), { recursive: true })
      await writeFile(join(copy, template, 'package.json'), MANIFEST)
      await new Generator(join(copy, template), folder, options).generate(document)
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
