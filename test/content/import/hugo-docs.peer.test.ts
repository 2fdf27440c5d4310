import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { temporaryDirectory } from './folders.ts'
import { traces, visible } from './visible.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/hugo-docs', import.meta.url))
const place = { site: 'hugo', env: 'production' }

if (existsSync(folder)) {
  describeEachDatabase('the documentation of Hugo', (open) => {
    it('comes in whole, changes nothing the second time, and survives export and import', async () => {
      // Some of its pages have an expiryDate that has passed since.
      const now = () => Date.parse('2026-10-01')
      const deps = { db: await open(), media: new MediaFolder(await temporaryDirectory()), now }
      const report = await importFolder(deps, folder, { ...place, publish: true })
      expect(report.problems).toEqual([])
      expect(report.documents).toMatchObject({
        page: { new: 945, published: 945 },
        partial: { new: 47, published: 47 },
        strings: { new: 7, published: 7 },
      })
      expect(report.media).toEqual({ new: 58, changed: 0, unchanged: 0 })
      expect(report.redirects.inForce).toBeGreaterThan(270)
      expect(report.redirects.inForce).toBeLessThan(290)
      expect(report.redirects.inForce + report.redirects.leftOut.length).toBeGreaterThan(report.redirects.inForce)

      const before = { seen: await visible(deps.db), traces: await traces(deps.db) }
      expect(await importFolder(deps, folder, { ...place, publish: true })).toMatchObject({ changed: false })
      const target = join(await temporaryDirectory(), 'out')
      await exportFolder(deps, target, place)
      const again = await importFolder(deps, target, { ...place, publish: true, prune: true })
      expect(again).toMatchObject({ changed: false, problems: [], kept: [] })
      expect({ seen: await visible(deps.db), traces: await traces(deps.db) }).toEqual(before)
      const later = await importFolder({ ...deps, now: () => Date.parse('2026-12-01') }, folder, {
        ...place,
        publish: true,
      })
      const expired = later.dated.filter(({ reason }) => reason === 'expired').map(({ key }) => key)
      expect(expired).toEqual(['/methods/page/Scratch', '/methods/shortcode/Scratch'])
      expect(later.documents.page).toMatchObject({ unchanged: 945, unpublished: 2 })
    })
  })
} else {
  describe('the documentation of Hugo', () => {
    it.skip('is not tested: there is no ../shared/data/hugo-docs beside this checkout', () => {})
  })
}
