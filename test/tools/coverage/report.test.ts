import { describe, expect, it } from 'vitest'
import { pairsOf } from '../../../tools/coverage/declared.ts'
import { coverageFaults, coverageTable, parseSeen } from '../../../tools/coverage/report.ts'

const document = {
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        responses: {
          '200': {
            content: { 'image/*': {} },
            headers: { ETag: {} },
            links: { first: {} },
          },
          '404': { $ref: '#/components/responses/a~1b' },
        },
      },
    },
  },
  components: { responses: { 'a/b': { content: { 'application/problem+json': {} } } } },
}
const declared = pairsOf('auth', document)

const ok = 'reply\tauth\tlistThings\t200\timage/png\tcontent-type,etag'
const link = 'link\tauth\tlistThings\t200\tfirst'
const missing = 'reply\tauth\tlistThings\t404\tapplication/problem+json\tcontent-type'

describe('the pairs of a contract', () => {
  it('are its statuses, media types, headers and links, through references', () => {
    expect(declared.map(({ kind, of, name }) => [kind, of, name].join(' ').trim())).toEqual([
      'status listThings 200',
      'media type listThings 200 image/*',
      'header listThings 200 ETag',
      'link listThings 200 first',
      'status listThings 404',
      'media type listThings 404 application/problem+json',
    ])
  })
})

describe('what a run has seen', () => {
  it('is nothing to complain about when it is everything', () => {
    expect(coverageFaults(declared, parseSeen([ok, link, missing]), [])).toEqual([])
  })

  it('lacks what no line tells, each part a fault by its name', () => {
    const seen = parseSeen([ok.replace('image/png', 'text/html').replace(',etag', '')])
    expect(coverageFaults(declared, seen, [])).toEqual([
      'auth listThings 200: media type image/* was never seen',
      'auth listThings 200: header ETag was never seen',
      'auth listThings 200: link first was never seen',
      'auth listThings 404 was never seen',
      'auth listThings 404: media type application/problem+json was never seen',
      '16.6 % of all declared pairs seen, 95 % demanded',
    ])
  })

  it('is a fault where one pair of many is neither seen nor listed, and none where that one is listed', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      ...{ surface: 'auth' as const, kind: 'status' as const, of: `thing${i} 200`, name: '' },
    }))
    const seen = parseSeen(many.slice(1).map(({ of }) => `reply\tauth\t${of.replace(' ', '\t')}\t\tdate`))
    expect(coverageFaults(many, seen, [])).toEqual(['auth thing0 200 was never seen'])
    for (const reason of ['needs-kill', 'race'] as const) {
      expect(coverageFaults(many, seen, [{ surface: 'auth', reason, entry: 'thing0 200' }])).toEqual([])
    }
    const other = { surface: 'bridge', reason: 'race', entry: 'thing0 200' } as const
    expect(coverageFaults(many, seen, [other])).toContain('auth thing0 200 was never seen')
  })

  it('is a fault of the part that is missing where only another part is listed', () => {
    const listed = [{ surface: 'auth', reason: 'race', entry: 'listThings 200 ETag' }] as const
    const seen = parseSeen([ok.replace(',etag', ''), missing])
    expect(coverageFaults(declared, seen, listed)).toContain('auth listThings 200: link first was never seen')
    expect(coverageFaults(declared, seen, listed)).not.toContain('auth listThings 200: header ETag was never seen')
  })

  it('holds nothing of a line that was cut short', () => {
    expect(
      parseSeen(['reply\tauth\tlistThings\t200']).has({
        surface: 'auth',
        kind: 'status',
        of: 'listThings 200',
        name: '',
      }),
    ).toBe(false)
  })

  it('is too little below 95 % of all pairs, listed or not', () => {
    const listed = [{ surface: 'auth', reason: 'needs-kill', entry: 'listThings 404' }] as const
    expect(coverageFaults(declared, parseSeen([ok, link]), listed)).toEqual([
      '66.6 % of all declared pairs seen, 95 % demanded',
    ])
  })

  it('shrinks the list: an entry that was seen is a fault, unless it is a race', () => {
    const entry = { surface: 'auth', entry: 'listThings 404' } as const
    const everything = parseSeen([ok, link, missing])
    expect(coverageFaults(declared, everything, [{ ...entry, reason: 'needs-kill' }])).toEqual([
      'auth listThings 404, listed as needs-kill, was seen: take it off the list',
    ])
    expect(coverageFaults(declared, everything, [{ ...entry, reason: 'race' }])).toEqual([])
  })

  it('is a fault where the contract does not declare it, and so is an entry of the list', () => {
    const teapot = 'reply\tauth\tlistThings\t418\t\tdate'
    const listed = [{ surface: 'auth', reason: 'race', entry: 'listThings 500' }] as const
    expect(coverageFaults(declared, parseSeen([ok, link, missing, teapot]), listed)).toEqual([
      'auth listThings 500, listed as race, is not declared',
      'auth listThings 418 was answered, and is not declared',
    ])
  })

  it('is counted for each kind and surface', () => {
    expect(
      coverageTable(['auth', 'bridge'], declared, parseSeen([ok])).map((line) => line.trim().split(/ {2,}/)),
    ).toEqual([
      ['contract coverage', 'auth', 'bridge'],
      ['operation × status', '1/2 50.0 %', '–'],
      ['… × media type', '1/2 50.0 %', '–'],
      ['… × header', '1/1 100.0 %', '–'],
      ['… × link', '0/1 0.0 %', '–'],
      ['channel × message', '–', '–'],
    ])
  })
})
