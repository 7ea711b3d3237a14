/**
 * Which part may know which (see docs/decisions and CONTRIBUTING). build/testing/layering.mjs runs it and makes sure
 * that modules were seen at all.
 */

/** The folders of shared/ that each folder of shared/ may not import from, by the direction of dependencies. */
const order = {
  cards:
    'rules|games|engine|solver|board|description|languages|statistics|ipc|messages|settings|saves|commands|deals',
  rules:
    'games|engine|solver|board|description|languages|statistics|ipc|messages|settings|saves|commands|deals',
  games: 'engine|solver|board|description|languages|statistics|ipc|messages|settings|saves|commands|deals',
  engine: 'games|solver|board|description|languages|statistics|ipc|messages|settings|saves|commands|deals',
  solver: 'games|board|description|languages|statistics|ipc|messages|settings|saves|commands',
  board: 'games|solver|description|languages|statistics|ipc|messages|settings|saves|commands|deals',
  description: 'games|solver|board|languages|statistics|ipc|messages|settings|saves|commands|deals',
  languages: 'games|solver|board|statistics|ipc|settings|saves|commands|deals',
  messages: 'games|engine|solver|board|statistics|ipc|settings|saves|commands|deals',
  statistics: 'games|engine|solver|board|description|languages|ipc|messages|commands',
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules that need each other cannot be understood or tested alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolved',
      comment: 'Every import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^electron$' },
    },
    ...Object.entries(order).map(([from, to]) => ({
      name: `direction-of-${from}`,
      comment:
        'cards <- rules <- games; rules <- engine <- solver | board; rules <- description <- languages <- messages.',
      severity: 'error',
      from: { path: `^shared/${from}/` },
      to: { path: `^shared/(${to})/` },
    })),
    {
      name: 'shared-stands-alone',
      comment: 'What is shared knows neither the window nor what runs outside it.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(main|renderer|build|test)/' },
    },
    {
      name: 'shared-without-surroundings',
      comment: 'What is shared runs in Node, in a window and in a worker alike.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-without-frameworks',
      comment: 'What is shared knows no Electron, no Pixi, no DOM library and no store.',
      severity: 'error',
      from: { path: '^shared/' },
      to: {
        path: '(^|node_modules/)(electron|electron-store|conf|pixi\\.js|preact|@preact|@observablehq)(/|$)',
      },
    },
    {
      name: 'main-without-renderer',
      severity: 'error',
      comment: 'The two sides speak through shared/ipc alone.',
      from: { path: '^main/' },
      to: { path: '^renderer/' },
    },
    {
      name: 'renderer-without-main',
      severity: 'error',
      comment: 'The two sides speak through shared/ipc alone.',
      from: { path: '^renderer/' },
      to: { path: '^main/' },
    },
    {
      name: 'renderer-without-node',
      severity: 'error',
      comment: 'The window has no Node and no Electron.',
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'electron-in-its-folder',
      severity: 'error',
      comment: 'Only the Electron host knows Electron.',
      from: { pathNot: '^(main/electron|test|build)/' },
      to: { path: '(^|node_modules/)(electron|electron-store)(/|$)' },
    },
    {
      name: 'services-without-host',
      severity: 'error',
      comment: 'The services are the same under both hosts, so they know neither.',
      from: { path: '^main/services/' },
      to: { path: '^main/(electron|browser)/' },
    },
    {
      name: 'hosts-apart',
      severity: 'error',
      comment: 'The two hosts share the services, not each other.',
      from: { path: '^main/(electron|browser)/' },
      to: { path: '^main/(electron|browser)/', pathNot: '^main/$1/' },
    },
    {
      name: 'table-without-overlay',
      severity: 'error',
      comment: 'The table is told what to draw and reports what the player does; it knows no dialog.',
      from: { path: '^renderer/table/' },
      to: { path: '^renderer/overlay/' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'What is installed contains nothing of tests and build scripts.',
      from: { path: '^(shared|main|renderer)/' },
      to: { path: '^(test|build)/' },
    },
    {
      name: 'brute-force-stands-alone',
      severity: 'error',
      comment: 'The independent search is worth something only while it shares no code with what it checks.',
      from: { path: '^test/support/bruteForce/' },
      to: { path: '^shared/(rules|engine|solver|games)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
