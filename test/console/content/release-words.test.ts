import { describe, expect, it } from 'vitest'
import { partInWords } from '../../../console/content/part-words.ts'
import { keyInWords, nameOfDocument } from '../../../console/content/releases/item-words.ts'
import { pathOfDocument } from '../../../console/content/releases/words.ts'
import { fromField, inUtc, inZone, soon, toField } from '../../../console/shared/zone-time.ts'

describe('what a release shows of a document', () => {
  it('says where a redirect leads, and leaves other keys alone', () => {
    expect(keyInWords('redirect', '["/old","/new",301]')).toBe('/old → /new (301)')
    expect(keyInWords('page', '["/old"]')).toBe('["/old"]')
    expect(keyInWords('redirect', 'not JSON')).toBe('not JSON')
  })

  it('calls it by its title, else by where it is', () => {
    expect(nameOfDocument({ kind: 'page', title: 'News', key: '/news' })).toBe('News')
    expect(nameOfDocument({ kind: 'redirect', title: '', key: '["/old","/new",301]' })).toBe('/old → /new (301)')
  })

  it('leads to the page that edits its kind', () => {
    const place = { site: 'shop', env: 'live' }
    expect(pathOfDocument(place, 'partial', 'a1')).toBe('/console/sites/shop/live/documents/a1')
    expect(pathOfDocument(place, 'strings', 'a1')).toBe('/console/sites/shop/live/strings')
    expect(pathOfDocument(place, 'redirect', 'a1')).toBe('/console/sites/shop/live/redirects')
  })

  it('says which part of it changed', () => {
    expect(partInWords('/zones/main/blocks/0/fields/markdown')).toBe('main › block 1 › markdown')
    expect(partInWords('/zones/main/blocks/12')).toBe('main › block 13')
    expect(partInWords('/zones/main/blocks')).toBe('main › blocks')
    expect(partInWords('/meta/title')).toBe('title')
    expect(partInWords('/meta/redirectsFrom/0')).toBe('redirectsFrom › 0')
    expect(partInWords('/strings/nav~1next')).toBe('nav/next')
    expect(partInWords('/zones')).toBe('zones')
    expect(partInWords('')).toBe('everything')
  })
})

describe('when a release is due', () => {
  const moment = new Date('2027-03-20T09:00:00Z')

  it('is told in a zone and in UTC', () => {
    expect(inZone(moment, 'Europe/Berlin')).toBe('Saturday, 20 March 2027 at 10:00')
    expect(inZone(moment, 'America/New_York')).toBe('Saturday, 20 March 2027 at 05:00')
    expect(inUtc(moment)).toBe('2027-03-20 09:00 UTC')
  })

  it('goes into a field and comes back from it', () => {
    expect(toField(moment)).toMatch(/^2027-03-2\dT\d\d:\d\d$/)
    expect(fromField(toField(moment))).toEqual(moment)
  })

  it.each(['', 'tomorrow', '2027-03-20', '2027-13-20T10:00', '2027-03-20T10:00Z'])('is not %j', (text) => {
    expect(fromField(text)).toBeNull()
  })

  it('begins with a full hour, not too soon', () => {
    expect(soon(new Date('2027-03-20T08:10:00Z'))).toEqual(moment)
    expect(soon(new Date('2027-03-20T08:30:00Z'))).toEqual(moment)
    expect(soon(new Date('2027-03-20T08:31:00Z'))).toEqual(new Date('2027-03-20T10:00:00Z'))
  })
})
