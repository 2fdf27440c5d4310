import { expect, it } from 'vitest'
import { describeImport } from '../../../src/bridge/import/describe.ts'
import type { ImportReport } from '../../../src/bridge/import/report.ts'

const report: ImportReport = {
  bridge: {
    name: 'Home\u001b[31m',
    username: '0E:3F:2A:91:5C:D4',
    hapPort: 51_626,
    pincode: '031-45-154',
    bind: null,
    advertiser: null,
    information: {},
  },
  controllers: 2,
  plugins: [
    { name: 'homebridge-x', version: '1.4.2', installed: false },
    { name: 'homebridge-y', version: null, installed: false },
    { name: 'homebridge-z', version: '1.0.0', installed: true },
  ],
  unknown: ['platform Odd'],
  accessories: 1,
  awaited: 3,
  externals: ['Telly'],
  children: [
    { name: 'Child', username: '0E:77:31:0B:42:EE', controllers: 1, accessories: 2 },
    { name: 'Empty', username: '0E:77:31:0B:42:EF', controllers: 0, accessories: 0 },
  ],
  files: 1,
  notes: ['something was left out'],
}

it('says what was done and what is left to do', () => {
  expect(describeImport(report, { dryRun: false, install: false, dataDir: '/data' })).toMatchInlineSnapshot(`
    "Imported the bridge Home\\u{1b}[31m (0E:3F:2A:91:5C:D4).

      pairing       2 controllers, still paired
      accessories   1 accessory, with its ids
                    3 more, whose ids are kept until their plugins bring them
      on their own  Telly: still paired
      plugin files  1 file copied

    Child bridges, each with a pairing of its own:
      Child (0E:77:31:0B:42:EE)  1 controller, still paired; 2 accessories, with their ids
      Empty (0E:77:31:0B:42:EF)  not paired with a controller; what its plugin will bring

    Plugins to install, with POST /api/marketplace/install, or with --install here:
      {"package":"homebridge-x@1.4.2"}
      {"package":"homebridge-y"}

    The plugins of these entries are unknown: put plugins/node_modules/<its package> into "plugin" of the entry, in config.json of /data:
      platform Odd

    To know:
      something was left out

    Do not start Homebridge again: two bridges with one identity confuse the Home app.
    "
  `)
})

it('says less where there is less to say', () => {
  const less = {
    ...report,
    controllers: 0,
    plugins: [],
    unknown: [],
    awaited: 0,
    externals: [],
    children: [],
    files: 0,
  }
  expect(
    describeImport({ ...less, notes: [] }, { dryRun: true, install: false, dataDir: '/data' }),
  ).toMatchInlineSnapshot(`
    "Dry run, importing the bridge Home\\u{1b}[31m (0E:3F:2A:91:5C:D4).

      pairing       not paired with a controller
      accessories   1 accessory, with its ids
      plugin files  none to copy

    A dry run: nothing was written.
    "
  `)
})

it('says what a dry run and an install still have before them', () => {
  const text = describeImport({ ...report, accessories: 0 }, { dryRun: true, install: true, dataDir: '/data' })
  expect(text).toContain('  accessories   none that are there at once\n')
  expect(text).toContain('Plugins to install:\n')
  expect(text).toContain(
    "unknown: pass the folder of Homebridge's plugins with --plugins, or put plugins/node_modules/",
  )
})
