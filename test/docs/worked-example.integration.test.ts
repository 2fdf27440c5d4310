import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Workshop } from '../../tools/mutants/workshop.ts'
import { readText } from './manual.ts'

const { text } = readText('CONTRIBUTING.md')
const example = /^## Adding an operation\n([\s\S]*?)^## /m.exec(text)?.[1] ?? ''

/** The blocks of code, each with the paragraph before it, which says where it goes. */
const blocks = [...example.matchAll(/((?:^.+\n)+)\n^```\w*\n([\s\S]*?)^```$/gm)].map(
  ([, paragraph = '', code = '']) => ({ paragraph, code }),
)
/** The lines that the prose puts into a file: `locales: new Locales(db)`. */
const lines = [...example.matchAll(/`(?<line>[^`\n]+)`\s+in\s+`(?<file>[\w./-]+\.ts)`/g)].map(({ groups }) => ({
  line: groups?.line ?? '',
  file: groups?.file ?? '',
}))
/** What `make check` is said to complain of, each complaint in parts. */
const complaints = codeAfter('make check')
  .trim()
  .split('\n')
  .map((complaint) => complaint.split(/\s*(?:: …|…)\s*/))

const domain = 'src/content/locales.ts'
const call = 'test/support/every-content-operation.ts'
const compat = ['tools/compat/main.ts']
/** The second time it looks at what has changed alone. */
const compiler = [
  ...['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'],
  ...['--incremental', '--tsBuildInfoFile', 'tsconfig.example.tsbuildinfo'],
]
/** What the example changes, and what imports that; all else compiles as before. */
const compiled = [
  'handlers/content',
  'src/content/locales.ts',
  'src/compose/content.ts',
  'src/compose/content-domain.ts',
  call,
]
/** `make generate` for the one surface that the example changes; all of them take three times as long. */
const generate = `
import { writeFile } from 'node:fs/promises'
import { generateSurface } from './tools/codegen/generate.ts'
import { readProblems } from './tools/codegen/problems.ts'
for (const [path, text] of await generateSurface('content', await readProblems())) {
  await writeFile('generated/' + path, text)
}`

let copy: Workshop

beforeAll(async () => {
  copy = Workshop.open()
  expect(await copy.run([...compat, '--accept'])).toMatchObject({ code: 0 })
  insert('specs/content.openapi.yaml', 'paths:\n')
  insert('specs/content.components.yaml', 'schemas:\n')
  expect(await copy.run(['--input-type=module', '--eval', generate])).toEqual({ code: 0, output: '' })
})

afterAll(() => copy?.close())

describe('the worked example of CONTRIBUTING', () => {
  it('is refused without handler, call and version, in the words of the text', async () => {
    const versions = await copy.run(compat)
    expect(versions.code).toBe(1)
    const faults = [
      ...(await typeErrors()),
      ...versions.output.split('\n').filter((line) => line.includes('`info.version`')),
    ]
    expect(faults).toHaveLength(complaints.length)
    for (const parts of complaints) {
      const said = new RegExp(
        `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*')}`,
      )
      expect(faults).toContainEqual(expect.stringMatching(said))
    }
  })

  it('compiles once each part is where the text puts it', async () => {
    writeFileSync(join(copy.folder, domain), codeAfter(domain))
    insert('handlers/content/delivery.ts', 'export const delivery = {\n')
    insert(call, '>>> = {\n')
    const places = {
      'handlers/content/context.ts': 'export interface ContentContext {\n',
      'src/compose/content-domain.ts':
        'const redirectRules: RedirectRules = (scope, request) => listRules(db.reader, scope, request)\n  return {\n',
    }
    for (const [file, place] of Object.entries(places)) {
      const joining = lines.filter((each) => each.file === file)
      expect(joining).toHaveLength(1)
      for (const { line } of joining) copy.apply({ file, search: place, replace: `${place}${line},\n` })
      const from = file.startsWith('src/') ? '..' : '../../src'
      const path = join(copy.folder, file)
      writeFileSync(path, `import { Locales } from '${from}/content/locales.ts'\n${readFileSync(path, 'utf8')}`)
    }
    expect(await typeErrors()).toEqual([])
  })
})

/** What the compiler says about these files of the copy. */
async function typeErrors(): Promise<string[]> {
  const include = ['src/**/*.d.ts', ...compiled]
  writeFileSync(join(copy.folder, 'tsconfig.example.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  const { output } = await copy.run([...compiler, '--pretty', 'false', '-p', 'tsconfig.example.json'])
  // Each begins with its file; what explains it is indented.
  return output
    .split(/^(?=\S)/m)
    .map((fault) => fault.trim())
    .filter((fault) => fault !== '')
}

/** The one block of code whose paragraph names something. */
function codeAfter(name: string): string {
  const [block, ...others] = blocks.filter(({ paragraph }) => paragraph.includes(`\`${name}\``))
  if (block === undefined || others.length > 0) throw new Error(`the example has not one block of code for ${name}`)
  return block.code
}

/** Puts the block of a file behind the one place where this text is. */
function insert(file: string, place: string): void {
  copy.apply({ file, search: place, replace: place + codeAfter(file) })
}
