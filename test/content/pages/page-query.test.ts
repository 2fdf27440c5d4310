import { describe, expect, it } from 'vitest'
import { readQuery } from '../../../src/content/pages/page-query.ts'
import { pageTypeOf } from '../../../src/content/pages/page-type.ts'
import { TriptychError } from '../../../src/errors.ts'

const type = pageTypeOf('post', {
  properties: {
    date: { type: 'string', format: 'date', filterable: true, sortable: true },
    price: { type: 'number', filterable: true, sortable: true },
    sold: { type: 'boolean', filterable: true },
    tags: { type: 'array', items: { type: 'string' }, filterable: true, sortable: true },
    'a.in': { enum: ['x', 'y'], filterable: true },
    secret: { type: 'string' },
    map: { type: 'object', filterable: true },
  },
})

function read(filter: Record<string, string>, sort = 'route') {
  return readQuery(type, { filter, sort })
}

describe('readQuery', () => {
  it.each([
    [{ 'date.gte': '2026-01-02' }, { field: 'date', column: 'number', operator: 'gte', operands: [1767312000000] }],
    [{ price: '-1.5e2' }, { field: 'price', column: 'number', operator: 'eq', operands: [-150] }],
    [{ sold: 'true' }, { field: 'sold', column: 'text', operator: 'eq', operands: ['true'] }],
    [{ 'tags.in': 'a,b' }, { field: 'tags[]', column: 'text', operator: 'in', operands: ['a', 'b'] }],
    [{ 'a.in': 'x' }, { field: 'a.in', column: 'text', operator: 'eq', operands: ['x'] }],
    [{ 'a.in.in': 'x,y' }, { field: 'a.in', column: 'text', operator: 'in', operands: ['x', 'y'] }],
    [{ 'title.prefix': 'A' }, { field: '@title', column: 'text', operator: 'prefix', operands: ['A'] }],
  ])('reads %j', (filter, condition) => {
    expect(read(filter).conditions).toEqual([condition])
  })

  it('reads orders', () => {
    expect(read({}, '-date').order).toEqual({ field: 'date', column: 'number', falling: true })
    expect(read({}, 'updatedAt').order).toEqual({ field: '@updatedAt', column: 'number', falling: false })
  })

  it.each([
    [{ nothing: 'x' }, 'filter/nothing', /is not a field of the type `post`/],
    [{ secret: 'x' }, 'filter/secret', /is not filterable: route, title, updatedAt, date, price/],
    [{ 'price.near': '1' }, 'filter/price.near', /`near` is no operator: one of eq, in/],
    [{ 'price.prefix': '1' }, 'filter/price.prefix', /`prefix` is not for this field/],
    [{ 'tags.gt': 'a' }, 'filter/tags.gt', /`gt` is not for this field: eq, in/],
    [{ map: 'a' }, 'filter/map', /`eq` is not for this field/],
    [{ price: 'x' }, 'filter/price', /must be a number/],
    [{ 'price.in': '1,' }, 'filter/price.in', /must be a number/],
    [{ 'date.lt': '2026-02-30' }, 'filter/date.lt', /must be a date/],
    [{ sold: 'yes' }, 'filter/sold', /must be true or false/],
    [{ title: 'x\0' }, 'filter/title', /without NUL/],
    [{ title: 'x'.repeat(501) }, 'filter/title', /500 characters at most/],
    [{ 'title.in': 'x,'.repeat(50) }, 'filter/title.in', /50 values at most/],
    [{ 'a/b': 'x' }, 'filter/a~1b', /is not a field/],
  ])('refuses %j with the place', (filter, name, message) => {
    expect(() => read(filter as Record<string, string>)).toThrow(TriptychError)
    try {
      read(filter as Record<string, string>)
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_request', errors: [{ in: 'query', name }] })
      expect((error as TriptychError).errors?.[0]?.message).toMatch(message)
    }
  })

  it.each(['tags', 'secret', 'nothing', '', '-'])('refuses to sort by %j', (sort) => {
    expect(() => read({}, sort)).toThrow(/^sort /)
  })
})
