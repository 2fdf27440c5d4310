import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { folderOf, putFiles, temporaryDirectory } from '../import/folders.ts'
import { type Commands, openCommands } from './commands.ts'

const files = {
  'pages/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'pages/about.md': '---\ntitle: About\naliases: [/who/, /us]\n---\n\nWe.\n',
  'pages/team.md': '---\ntitle: Team\naliases: [/us, /about]\n---\n\nWe.\n',
  'i18n/en.yml': 'hello: Hello\n',
  'redirects.yml': '- { from: /old, to: /gone, status: 302 }\n',
  'media/a.png': Buffer.from([1]),
  'README.txt': 'what this is',
}

describe('triptych content import and export', () => {
  let commands: Commands
  let run: Commands['run']

  beforeEach(async () => {
    commands = await openCommands()
    run = commands.run
  })

  const place = ['--site', 'docs', '--env', 'production']

  it('imports, says what it did, and the second time that nothing changed', async () => {
    const folder = await folderOf(files)
    const name = folder.split('/').at(-1)
    const first = await run('import', folder, ...place, '--publish')
    const leftOut = `Redirects ignored: a page is public at the path itself
  /about  -> /team

Redirects ignored: no page is public at the target
  /old  -> /gone  redirect rule, 302

Redirects ignored: one path, different targets or statuses, so none holds
  /us  -> /about
  /us  -> /team

`
    expect(first).toMatchObject({ errors: '', exitCode: undefined })
    expect(first.output).toBe(`Imported ${name} into docs/production, published.
  pages           3 new, 3 published
  strings         1 new, 1 published
  redirect rules  1 new, 1 published
  media           1 new
  redirects       1 active, 4 ignored

${leftOut}Ignored, 1 file: not part of a content folder
  README.txt
`)
    const second = await run('import', folder, ...place, '--publish')
    expect(second.output).toBe(`Nothing changed: docs/production already has what ${name} says.
  pages           3 unchanged
  strings         1 unchanged
  redirect rules  1 unchanged
  media           1 unchanged
  redirects       1 active, 4 ignored

${leftOut}Ignored, 1 file: not part of a content folder
  README.txt
`)
  })

  it('says that a dry run wrote nothing, and that drafts are not public', async () => {
    const folder = await folderOf({ 'pages/index.md': 'Hello\n', 'pages/a.md': 'A\n' })
    const name = folder.split('/').at(-1)
    expect((await run('import', folder, ...place, '--dry-run')).output).toBe(
      `Dry run, importing ${name} into docs/production, as drafts.\n  pages  2 new\n\nA dry run: nothing was written.\n`,
    )
    expect(await commands.db.reader.selectFrom('site').selectAll().execute()).toEqual([])
    expect((await run('import', folder, ...place)).output).toBe(
      `Imported ${name} into docs/production, as drafts.\n  pages  2 new\n\nDrafts are seen in previews only; --publish makes them public.\n`,
    )
    expect((await run('import', folder, ...place, '--release', 'spring')).output).toBe(
      `Imported ${name} into docs/production, into release "spring".\n  pages    2 unchanged\n  release  2 items, 2 of them new or changed\n\nWhat is in a release becomes public when the release is published.\n`,
    )
    await rm(join(folder, 'pages/a.md'))
    expect((await run('import', folder, ...place)).output).toContain(
      'Not in the folder, and still there; --prune takes them away\n  page  /a\n',
    )
  })

  it('lists every problem with file and line, and exits with 65', async () => {
    const folder = await folderOf(files)
    await putFiles(folder, {
      'pages/z.md': '---\ntitle: [1]\n---\n',
      'i18n/de.yml': 'hello:\n  - no\n',
      'i18n/fr.yml': 'a: "b',
    })
    const { output, exitCode, errors } = await run('import', folder, ...place, '--strict')
    expect(exitCode).toBe(65)
    expect(errors).toBe('')
    const lines = output.trimEnd().split('\n')
    expect(lines.slice(0, -2).map((line) => line.split(/\s/)[0])).toEqual([
      'i18n/de.yml:1',
      'i18n/fr.yml:1',
      'pages/z.md:2',
    ])
    expect(lines.at(-1)).toBe(`3 problems in ${folder.split('/').at(-1)}; nothing was written to docs/production.`)
    expect((await run('import', join(folder, 'missing'), ...place)).exitCode).toBe(65)
  })

  it('has links lead where files are delivered, in lower case where that is wanted', async () => {
    const folder = await folderOf({ 'pages/Blog/A.md': 'A', 'pages/b.md': '[a](Blog/A.md) [c](c.md)' })
    const { output, exitCode } = await run('import', folder, ...place, '--lowercase', '--publish')
    expect(exitCode).toBeUndefined()
    expect(output).toContain('\nRelative links to no file of the folder, kept as they are\n  c.md  1 file\n')
    const out = await folderOf({})
    await run('export', out, ...place)
    expect(await readFile(join(out, 'pages/b.md'), 'utf8')).toContain('[a](/blog/a) [c](c.md)')
    expect(await readFile(join(out, 'pages/blog/a.md'), 'utf8')).toContain('A')
    expect((await run('import', folder, ...place, '--lowercase', '--publish')).output).toContain('Nothing changed')
  })

  it('imports the others where files have problems, lists those, and exits with 65', async () => {
    const folder = await folderOf({ 'pages/a.md': 'A', 'pages/z.md': '---\ntitle: [1]\n---\n' })
    const { output, exitCode } = await run('import', folder, ...place)
    expect(exitCode).toBe(65)
    expect(output).toMatch(/^Imported .*, as drafts\.\n {2}pages {2}1 new\n/)
    expect(output).toContain(
      '\nSkipped 1 file; --strict refuses such a folder\n  pages/z.md:2  title must be a string\n',
    )
    expect((await run('import', folder, ...place)).output).toContain('already has what the other files of')
  })

  it('spells out what would command the terminal, in names of files and folders', async () => {
    const folder = await folderOf({})
    const odd = join(folder, '\u001b[2Jsite')
    await putFiles(odd, {
      'pages/\u001b]0;x\u0007.md': 'x',
      'pages/\u202egpj.md': '---\ntitle: [1]\n---\n',
      'a\nb': '',
    })
    const bad = await run('import', odd, ...place)
    expect(bad.output).toContain('pages/\\u{1b}]0;x\\u{7}.md')
    expect(bad.output).toContain('pages/\\u{202e}gpj.md:2')
    expect(bad.output).toContain('in \\u{1b}[2Jsite; nothing')
    await rm(join(odd, 'pages'), { recursive: true })
    await putFiles(odd, { 'pages/a.md': 'x' })
    const good = await run('import', odd, ...place)
    expect(good.output).toContain('Ignored, 1 file: not part of a content folder\n  a\\u{a}b\n')
    const out = await run('export', odd, ...place)
    expect(out.errors).toContain('\\u{1b}[2Jsite is not empty')
    const copy = await run('export', join(folder, 'copy\u009b'), ...place)
    expect(copy.output).toContain('copy\\u{9b}, with drafts')
    for (const { output, errors } of [bad, good, out, copy]) {
      expect((output + errors).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    }
  })

  it.each([
    [['--publish', '--release', 'x'], 'commander.conflictingOption'],
    [['--everything'], 'commander.unknownOption'],
  ])('refuses %j as wrong usage', async (words, code) => {
    expect((await run('import', await folderOf(files), ...place, ...words)).refused).toBe(code)
  })

  it('asks for site and environment', async () => {
    const folder = await folderOf(files)
    expect((await run('import', folder, '--site', 'docs')).refused).toBe('commander.missingMandatoryOptionValue')
    expect((await run('export', folder, '--env', 'production')).refused).toBe('commander.missingMandatoryOptionValue')
  })

  it('refuses in one line what a person can mend', async () => {
    const folder = await folderOf(files)
    const bad = await run('import', folder, '--site', 'Docs', '--env', 'production')
    expect(bad).toMatchObject({ exitCode: 64, output: '' })
    expect(bad.errors).toMatch(/^error: the site cannot be called "Docs": .*\n$/)
    const unknown = await run('export', join(folder, 'out'), ...place)
    expect(unknown).toMatchObject({
      exitCode: 1,
      errors: 'error: there is no environment "production" of a site "docs"\n',
    })
    await run('import', folder, ...place, '--media')
    expect(await run('export', folder, ...place)).toMatchObject({
      exitCode: 1,
      errors: `error: ${folder} is not empty\n`,
    })
    await rm(commands.mediaDir, { recursive: true })
    const lost = await run('export', join(folder, 'out'), ...place)
    expect(lost.exitCode).toBe(1)
    expect(lost.errors).toMatch(/^error: ENOENT.*\n$/)
  })

  it('exports, says what, and takes it back', async () => {
    const folder = await folderOf(files)
    const drafts = await run('import', folder, ...place)
    expect(drafts.output).toContain('since media are public at once; --publish or --media brings them\n  a.png\n')
    await run('import', folder, ...place, '--media')
    const target = join(await temporaryDirectory(), 'out')
    expect((await run('export', target, ...place)).output).toBe(`Exported docs/production to ${target}, with drafts.
  pages           3 (3 drafts among them)
  strings         1
  redirect rules  1
  media           1

Not public, and a folder cannot say so; importing it with --publish would publish them
  redirect  ["/old","/gone",302]
  strings   en
`)
    expect((await run('import', target, ...place)).output).toContain('Nothing changed')
    const published = join(await temporaryDirectory(), 'out')
    expect((await run('export', published, ...place, '--published')).output).toBe(
      `Exported docs/production to ${published}, without drafts.\n  media  1\n`,
    )
  })
})
