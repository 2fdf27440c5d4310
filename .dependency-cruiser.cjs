// The one direction: compose -> server, contract, pages, handlers -> src/<surface> -> access, webhooks, queue, db -> errors, lib.
// Nothing imports upward; surfaces never import one another; what they share is joined in src/compose.

const base = '^src/(lib/[^/]+|errors|payload|problems|replies)[.]ts$'
/** The parts of the ground floor that run in browsers: they import nothing. */
const browserLib = '^src/lib/(json|json-pointer|language-tag)[.]ts$'
const surface = '(auth|bridge|content)'
/** Compiled of a schema that a domain has, of no contract. */
const ownSchema = '^generated/bridge/config-validator[.]js$'

/** Files under `from` may import, of this project, nothing but what `allowed` matches. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|handlers|generated|tools|test|console)/(?!node_modules/)', pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-packages',
      comment: 'What serves runs without development packages.',
      severity: 'error',
      from: { path: '^(src|handlers|generated)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    only('lib-in-browsers', 'What consoles import stands alone.', browserLib, [browserLib]),
    only('base', 'The base vocabulary knows nothing else but the codes of problems.', base, [
      base,
      '^generated/problems[.]ts$',
    ]),
    only('config', 'Settings are read before anything else is there.', '^src/config', ['^src/config', base]),
    only('db', 'The database layer serves every surface.', '^src/db/', ['^src/db/', base]),
    only('access', 'Who is calling: shared by every surface; asked of an auth surface elsewhere.', '^src/access/', [
      '^src/access/',
      base,
      '^generated/auth/client[.]ts$',
    ]),
    only(
      'backup',
      'Archives, and what changes over: the data of any surface, which compose hands in.',
      '^src/backup/',
      ['^src/(backup|db)/', base],
    ),
    only('service', 'The unit of systemd, of whatever serves.', '^src/service/', [
      '^src/service/',
      '^src/config[.]ts$',
      base,
    ]),
    only('queue', 'Claim and retry: shared by every surface.', '^src/queue/', ['^src/(queue|db)/', base]),
    only('webhooks', 'Signed messages to addresses, of any surface that has such tables.', '^src/webhooks/', [
      '^src/(webhooks|queue|db)/',
      base,
    ]),
    only('domain', 'A domain knows neither HTTP nor another surface.', `^src/${surface}/`, [
      '^src/$1/',
      '^src/(access|webhooks|queue|db)/',
      base,
      '^generated/$1/(types|handlers|webhooks)[.]ts$',
      ownSchema,
    ]),
    {
      name: 'domain-takes-types-only',
      comment: 'A domain may import generated types, never generated values, but for what is made of its own schema.',
      severity: 'error',
      from: { path: `^src/${surface}/` },
      to: { path: '^generated/', pathNot: ownSchema, dependencyTypesNot: ['type-only'] },
    },
    only('plugin-process', 'What runs in the process of a plugin loads nothing of the daemon.', '^src/bridge/child/', [
      '^src/bridge/(child|protocol|hap)/',
      base,
    ]),
    only('contract', 'The runtime serves any contract: it is handed tables and handlers.', '^src/contract/', [
      '^src/(contract|access)/',
      base,
    ]),
    only('server', 'The server serves any surface.', '^src/server/', [
      '^src/(server|contract|access)/',
      '^src/config([.]ts$|/)',
      base,
    ]),
    only('pages', 'Pages are markup, and files.', '^src/pages/', ['^src/pages/', '^src/access/service[.]ts$', base]),
    only('handlers', 'A handler calls its own domain.', `^handlers/${surface}/`, [
      '^handlers/($1|common)/',
      '^src/$1/',
      '^src/(access|pages)/',
      '^src/contract/streams/(handler|broadcast)[.]ts$',
      base,
      '^generated/$1/(types|handlers|replies|streams)[.]ts$',
    ]),
    only('handlers-common', 'What every surface answers alike.', '^handlers/common/', [
      '^handlers/common/',
      '^src/(access|pages)/',
      base,
    ]),
    only('generated', 'Generated files stand alone, but for the words that they are written in.', '^generated/', [
      '^generated/',
      base,
    ]),
    only('compose', 'What is composed knows nothing of the command line.', '^src/compose/', [
      '^src/(?!main[.]ts$)',
      '^(handlers|generated)/',
    ]),
    only('console', 'A console calls its own surface, with the generated client.', `^console/${surface}/`, [
      '^console/($1|shared)/',
      browserLib,
      '^generated/$1/(client|types|stream-client|stream-socket)[.]ts$',
    ]),
    only('console-shared', 'What the consoles share knows none of them.', '^console/shared/', [
      '^console/shared/',
      browserLib,
      '^generated/problems[.]ts$',
    ]),
    only('console-docs', 'The API reference reads the contract that is served, whichever it is.', '^console/docs/', [
      '^console/(docs|shared)/',
      browserLib,
    ]),
    only('console-manual', 'The manual reads pages of text, and calls no surface.', '^console/manual/', [
      '^console/(manual|shared)/',
      browserLib,
    ]),
    only('main', 'The command line: compose, and the commands of the domains.', '^src/main[.]ts$', [
      '^src/(compose|server|service)/',
      '^src/[^/]+/commands[.]ts$',
      '^src/config[.]ts$',
      base,
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/[^/]+/node_modules/|^console/dist/' },
    // Types count as imports too: the direction holds for words as for code.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
