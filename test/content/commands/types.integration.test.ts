import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { declareTypes } from '../../../src/content/declared-types.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'
import { openCommands } from './commands.ts'

const files = {
  'pages/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'types/post.schema.json': JSON.stringify({
    description: 'News\n of the day */ and more',
    required: ['date'],
    properties: {
      date: { type: 'string', format: 'date', description: 'When it is out.' },
      'reading-time': { type: 'integer' },
      mood: { enum: ['calm', 'cross', null] },
    },
  }),
  'blocks/hero.schema.json': JSON.stringify({
    type: 'object',
    required: ['heading', 'links'],
    properties: {
      heading: { type: 'string', minLength: 1 },
      links: { type: 'array', items: { $ref: '#/$defs/link' } },
      size: { const: 2 },
    },
    $defs: {
      link: {
        type: 'object',
        required: ['to'],
        properties: { to: { type: 'string' }, label: { type: ['string', 'null'] } },
      },
    },
  }),
}

/** What the compiler says of files, each after the first line of its file. */
function compile(folder: string, ...names: string[]): string[] {
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      strict: true,
      noEmit: true,
      types: [],
      lib: ['lib.es2022.d.ts'],
      // What is written are declarations, which are not to be skipped.
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2022,
    },
  )
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file }) => `${file?.text.split('\n')[0]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
}

it('writes types of the pages and blocks of a site, against which its front end compiles', async () => {
  const { run } = await openCommands()
  await run('import', await folderOf(files), '--site', 'docs', '--env', 'production')
  const folder = await temporaryDirectory()
  const file = join(folder, 'content.d.ts')
  const { output, errors, exitCode } = await run('types', file, '--site', 'docs')
  expect({ errors, exitCode }).toEqual({ errors: '', exitCode: undefined })
  expect(output).toBe(`${file} declares 1 page type and 1 block type of docs.\n`)
  const written = await readFile(file, 'utf8')
  expect(written).toContain(`  /** News of the day *\\/ and more */
  readonly post: {
    /** When it is out. */
    readonly date: string
    readonly "reading-time"?: number
    readonly mood?: "calm" | "cross" | null
  }`)
  await run('types', file, '--site', 'docs')
  expect(await readFile(file, 'utf8')).toBe(written)

  await writeFile(
    join(folder, 'site.ts'),
    `import type { Block, Page } from './content.js'
export function render(block: Block): string {
  switch (block.type) {
    case 'hero': {
      const labels = block.fields.links.map(({ to, label }) => label ?? to)
      // @ts-expect-error: it has no such field
      block.fields.title
      // @ts-expect-error: a size is 2
      const three: 3 | undefined = block.fields.size
      return [block.fields.heading.trim(), ...labels, three].join()
    }
    case 'markdown':
      return block.fields.markdown
    case 'mdx':
      return block.fields.mdx
  }
}
export function dateOf(page: Page): string {
  if (page.type === 'page') return page.fields.date?.slice(0, 4) ?? ''
  // @ts-expect-error: it may be absent
  page.fields['reading-time'].toFixed()
  return page.fields.date.slice(0, 4) + (page.fields.mood?.length ?? 0)
}
export const hero: Block<'hero'> = { id: 'a', type: 'hero', fields: { heading: 'Hello', links: [{ to: '/' }] } }
`,
  )
  expect(compile(folder, 'site.ts')).toEqual([])
})

it('writes the types of an environment', async () => {
  const { run } = await openCommands()
  const folder = await folderOf({
    ...files,
    'blocks/environment/hero.schema.json': 'null',
    'types/environment/event.schema.json': JSON.stringify({ properties: { place: { type: 'string' } } }),
  })
  await run('import', folder, '--site', 'docs', '--env', 'staging')
  const file = join(await temporaryDirectory(), 'content.d.ts')
  const { output } = await run('types', file, '--site', 'docs', '--env', 'staging')
  expect(output).toBe(`${file} declares 2 page types and 0 block types of docs/staging.\n`)
  const written = await readFile(file, 'utf8')
  expect(written).toContain('of the environment "staging" of the site "docs"')
  expect([written.includes('readonly event: {'), written.includes('readonly hero: {')]).toEqual([true, false])
  expect(await run('types', file, '--site', 'docs')).toMatchObject({
    output: expect.stringContaining('1 page type and'),
  })
  const nowhere = await run('types', file, '--site', 'docs', '--env', 'nowhere')
  expect(nowhere).toMatchObject({ exitCode: 1, errors: expect.stringMatching(/^error: .*environment.*\n$/) })
})

it('says why it writes none', async () => {
  const { run } = await openCommands()
  const folder = await temporaryDirectory()
  const unknown = await run('types', join(folder, 'a.d.ts'), '--site', 'docs')
  expect(unknown).toMatchObject({ exitCode: 1, errors: expect.stringMatching(/^error: .*site.*\n$/) })
  expect(await run('types', join(folder, 'a.txt'), '--site', 'docs')).toMatchObject({
    refused: expect.any(String),
    errors: expect.stringContaining('its name must end in .d.ts'),
  })
  await run('import', await folderOf(files), '--site', 'docs', '--env', 'production')
  const nowhere = await run('types', join(folder, 'missing', 'a.d.ts'), '--site', 'docs')
  expect(nowhere).toMatchObject({ exitCode: 1, errors: expect.stringMatching(/^error: ENOENT.*\n$/) })
})

const cases: readonly [what: string, schema: object, good: unknown[], bad: unknown[]][] = [
  ['anything', {}, [{}, { a: 1 }], [7]],
  ['free maps', { additionalProperties: { type: 'number' } }, [{}, { a: 1 }], [{ a: 'x' }]],
  ['nothing more', { additionalProperties: false }, [{}], [{ a: 1 }]],
  [
    'names by pattern',
    { patternProperties: { '^x': { type: 'string' } }, additionalProperties: false },
    [{ x: 'y' }],
    [],
  ],
  ['schemas that are true or false', { properties: { a: true, b: false } }, [{}, { a: 1 }], [{ b: 1 }]],
  [
    'untyped parts',
    { properties: { a: { minimum: 3 }, b: { properties: { c: {} } } } },
    [{ a: 5, b: 7 }, { a: 'x' }],
    [],
  ],
  [
    'unions',
    { properties: { a: { anyOf: [{ type: 'string' }, { type: 'integer' }] } } },
    [{ a: 1 }, { a: 'x' }],
    [{ a: true }],
  ],
  [
    'one of',
    { properties: { a: { oneOf: [{ const: 'x' }, { enum: [1, { b: 2 }] }] } } },
    [{ a: { b: 2 } }, { a: 'x' }],
    [],
  ],
  [
    'all of',
    {
      properties: {
        a: {
          allOf: [{ type: 'object', required: ['b'], properties: { b: { type: 'string' } } }, { minProperties: 1 }],
        },
      },
    },
    [{ a: { b: 'x' } }],
    [{ a: {} }, { a: { b: 1 } }],
  ],
  [
    'alternatives beside',
    { properties: { a: { type: 'object', properties: { b: {} }, anyOf: [{ required: ['b'] }, {}] } } },
    [{ a: { b: 1 } }, { a: {} }],
    [{ a: 1 }],
  ],
  [
    'lists',
    { properties: { a: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } } } },
    [{ a: [] }, { a: ['x', 1] }],
    [{ a: [true] }],
  ],
  [
    'tuples',
    { properties: { a: { type: 'array', prefixItems: [{ type: 'string' }], items: false } } },
    [{ a: ['x'] }],
    [{ a: [1] }],
  ],
  [
    'trees',
    { $ref: '#/$defs/node', $defs: { node: { type: 'object', properties: { of: { $ref: '#/$defs/node' } } } } },
    [{ of: { of: {} } }],
    [7],
  ],
  [
    'references into a list, and to a name with a slash',
    {
      $defs: { 'a/b': { type: 'number' } },
      properties: {
        a: { oneOf: [{ type: 'string' }, { type: 'boolean' }] },
        b: { $ref: '#/properties/a/oneOf/0' },
        c: { $ref: '#/$defs/a~1b' },
      },
    },
    [{ a: true, b: 'x', c: 1 }],
    [{ b: true }, { c: 'x' }],
  ],
  [
    'references to nowhere',
    { properties: { a: { $ref: '#/$defs/none' }, b: { $ref: 'https://example.org/x' } } },
    [{ a: 1, b: 2 }],
    [],
  ],
  [
    'odd names',
    { required: ['a b'], properties: { 'a b': { type: 'null' }, '"': {}, __proto__: {} } },
    [{ 'a b': null, '"': 1 }],
    [{}],
  ],
]

it('takes whatever a schema allows, and little else', async () => {
  const folder = await temporaryDirectory()
  const names = cases.map(async ([what, schema, good, bad], number) => {
    const text = declareTypes('docs', { pageTypes: [], blockTypes: [{ type: 'it', schema: { ...schema } }] })
    await writeFile(join(folder, `types${number}.d.ts`), text)
    const lines = [
      `// ${what}`,
      `import type { BlockFields } from './types${number}.js'`,
      ...good.map((value, at) => `export const good${at}: BlockFields['it'] = ${JSON.stringify(value)}`),
      ...bad.flatMap((value, at) => [
        '// @ts-expect-error',
        `export const bad${at}: BlockFields['it'] = ${JSON.stringify(value)}`,
      ]),
    ]
    await writeFile(join(folder, `case${number}.ts`), lines.join('\n'))
    return `case${number}.ts`
  })
  expect(compile(folder, ...(await Promise.all(names)))).toEqual([])
})
