import type { ShelfPackage } from './bridge-marketplace-registry.ts'

/** A Homebridge plugin that registers one platform and does nothing; version 2 does not parse. */
export function blinds(version: string): ShelfPackage {
  return {
    manifest: {
      name: 'homebridge-blinds',
      version,
      description: 'Blinds and awnings of a house, with their sun sensors',
      author: 'Ada <ada@example.com>',
      date: '2026-03-01T10:20:30.000Z',
      keywords: ['homebridge-plugin'],
      main: 'index.js',
      engines: { homebridge: '^2.0.0' },
      ...(version === '1.0.0' && { scripts: { postinstall: 'true' } }),
    },
    files: {
      'index.js': version.startsWith('2.')
        ? 'module.exports = (\n'
        : "module.exports = (api) => api.registerPlatform('Blinds', class {})\n",
      'config.schema.json': JSON.stringify(blindsSchema),
    },
  }
}

/** As plugins have them: texts of HTML and Markdown, groups, a list, and a password. */
const blindsSchema = {
  pluginAlias: 'Blinds',
  pluginType: 'platform',
  singular: true,
  headerDisplay: 'Read <a href="https://example.com/blinds">how to find the hub</a> first.<br><b>Wires</b> first.',
  footerDisplay: '<script>document.title = "taken over"</script>',
  schema: {
    type: 'object',
    properties: {
      name: { title: 'Name', type: 'string', default: 'Blinds', required: true },
      host: { title: 'Address of the hub', type: 'string', description: 'As `192.0.2.7`.', required: true },
      token: { title: 'Token', type: 'string' },
      speed: { title: 'Speed', type: 'integer', minimum: 1, maximum: 5, default: 3 },
      rooms: {
        title: 'Rooms',
        type: 'array',
        items: { type: 'object', properties: { name: { title: 'Room', type: 'string' } } },
      },
    },
  },
  layout: [
    'name',
    {
      type: 'fieldset',
      title: 'Hub',
      items: [
        { type: 'help', helpvalue: '<em>Both</em> are on its back.' },
        'host',
        { key: 'token', type: 'password' },
      ],
    },
    { type: 'fieldset', title: 'More', expandable: true, items: ['speed', 'rooms'] },
  ],
}

/** What a stranger may publish. */
export const hostile: ShelfPackage = {
  manifest: {
    name: `homebridge-${'long'.repeat(45)}`,
    version: '1.0.0',
    description: `<script>document.title = 'taken over'</script> ${'בית חכם '.repeat(12)}${'x'.repeat(200)}`,
    author: `‮drowssap ${'y'.repeat(200)}`,
    date: 'never',
    keywords: ['homebridge-plugin'],
    main: 'index.js',
  },
  files: { 'index.js': '' },
}

/** Something that installs as badly as can be: its dependency is nowhere. */
export const broken: ShelfPackage = {
  manifest: {
    name: 'homebridge-broken',
    version: '1.0.0',
    description: 'Needs what there is not',
    keywords: ['homebridge-plugin'],
    main: 'index.js',
    dependencies: { 'there-is-no-such-package': '1.0.0' },
  },
  files: { 'index.js': '' },
}
