/**
 * Which file may import which: `npm run lint` checks it. `widgets` → `src` → `locales`, never back; circles are
 * forbidden, circles of types too. Each rule is proven to go red in test/repository/imports.test.ts.
 */

/** Not production code: a test may import what it needs. */
const TEST = '^test/|\\.test\\.tsx?$';

/** What runs on Node alone and is no part of the script. */
const TOOL = '^src/build/|^src/node/prerender/used-styles|^widgets/(footer/)?cli/|/generate\\.ts$';

/** The packages that the script and the package of interface elements may hold: weigh a new one before adding it. */
const SHIPPED_PACKAGES = [
  '@r2wc/core',
  '@r2wc/react-to-web-component',
  'fastest-levenshtein',
  'formik',
  'i18next',
  'ibantools',
  'libphonenumber-js',
  'react',
  'react-dom',
  'react-i18next',
  'yup',
];

/** Each room of `src`, and what of `src` it may use besides itself. `build` is a tool and looks at everything. */
const ROOMS = {
  'built-ins': [],
  'stand-ins': [],
  api: [],
  market: [],
  page: [],
  dom: [],
  time: [],
  icons: [],
  log: [],
  fingerprint: [],
  i18n: ['market', 'log'],
  ui: ['icons', 'i18n', 'market', 'log'],
  session: ['api', 'market', 'page', 'time', 'log', 'fingerprint'],
  element: ['market', 'page', 'dom', 'time', 'i18n', 'log', 'fingerprint'],
  debug: ['element', 'page', 'log'],
};

const roomRules = Object.entries(ROOMS).map(([room, others]) => ({
  name: `src-${room}`,
  comment: `src/${room} uses of src only itself${others.map((other) => `, ${other}`).join('')}: take the rest as a parameter.`,
  severity: 'error',
  from: { path: `^src/${room}[/.]`, pathNot: [TEST, TOOL] },
  to: { path: '^src/', pathNot: [room, ...others].map((other) => `^src/${other}[/.]`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Files that import each other, types included, can only be understood together: split off what both need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'folder-name',
      comment: 'Name the folder by what it holds, not utils, helpers or common.',
      severity: 'error',
      from: { path: '(^|/)(utils?|helpers?|common)/' },
      to: {},
    },
    {
      name: 'src-is-below',
      comment: 'src knows nothing of what stands on it: move the shared part into src, or pass it in.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/build/'] },
      to: { path: '^(widgets|demo|test)/' },
    },
    ...roomRules,
    {
      name: 'rules-are-for-tools',
      comment: 'The rules of the markets are for the command and the tests: they must not grow the script.',
      severity: 'error',
      from: { pathNot: ['^locales/rules/', TEST, TOOL] },
      to: { path: '^locales/rules/' },
    },
    {
      name: 'debug-on-demand',
      comment:
        'The diagnosis is a file of its own, which the script loads on demand: only src/embed/debug-switch.ts is in the script.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: ['^src/debug/(?!switch\\.ts$)', TEST, TOOL] },
      to: { path: '^src/debug/', pathNot: '^src/debug/switch\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'element-declare',
      comment:
        'What a tag is knows nothing of the element that runs it: move the shared part into src/embed/element/declare.',
      severity: 'error',
      from: { path: '^src/embed/element/declare/', pathNot: TEST },
      to: { path: '^src/embed/element/', pathNot: '^src/embed/element/declare/' },
    },
    {
      name: 'element-light-dom',
      comment: 'src/embed/element/run uses light-dom, never the other way round: pass a callback in.',
      severity: 'error',
      from: { path: '^src/embed/element/light-dom/', pathNot: TEST },
      to: { path: '^src/embed/element/run/' },
    },
    {
      name: 'locales-through-i18n',
      comment: 'src/embed/i18n alone reads the locale files: ask it for the text.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: [TEST, '^src/embed/i18n/'] },
      to: { path: '^locales/' },
    },
    {
      name: 'widget-apart',
      comment:
        'A widget imports no other; only the footer holds the newsletter and the preview panel. The command uses all of ' +
        'them, and none of them the command.',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/', pathNot: [TEST, '^src/node/cli/'] },
      to: {
        path: '^widgets/',
        pathNot: ['^widgets/$1/', '^widgets/(newsletter|preview)/', '^src/node/prerender\\.ts$'],
      },
    },
    {
      name: 'held-by-the-footer',
      comment: 'The newsletter and the preview panel are held by the footer alone.',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/', pathNot: [TEST, '^widgets/(footer|cli)/'] },
      to: { path: '^widgets/(newsletter|preview)/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'composition-root',
      comment:
        'A composition root makes the clients of its own tag: only the entry of the script does, on demand, and the prerenderer.',
      severity: 'error',
      from: { pathNot: ['^widgets/index\\.ts$', '^src/node/prerender\\.ts$', TEST] },
      to: { path: '^widgets/[^/]+/element\\.tsx?$' },
    },
    {
      name: 'widgets-on-src',
      comment: 'A widget stands on src alone, and a tool that builds is no part of it.',
      severity: 'error',
      from: { path: '^widgets/', pathNot: [TEST, TOOL] },
      to: { path: ['^(demo|test)/', '^src/build/'] },
    },
    {
      name: 'demo-outside',
      comment:
        'The demo uses the built script, the OpenAPI files and the table of the sites; only the gallery shows the ' +
        'elements themselves, the configurator reads what the tags declare, the login and confirmation pages use the ' +
        'exported clients, and the backend records the wording that was consented to.',
      severity: 'error',
      from: { path: '^demo/', pathNot: [TEST, '^demo/(gallery|configurator)/', '^demo/backend/consent-texts\\.ts$'] },
      to: { path: '^(src|widgets|locales|test)/', pathNot: ['^src/embed/api/', '^src/embed/market/sites\\.ts$'] },
    },
    {
      name: 'demo-clients',
      comment: 'Of the clients the demo uses those of the pages that a shop writes itself: login and confirmation.',
      severity: 'error',
      from: { path: '^demo/', pathNot: [TEST, '^demo/(login|confirm)/'] },
      to: { path: '^src/embed/api/', pathNot: '^src/embed/api/openapi/' },
    },
    {
      name: 'gallery-shows-ui',
      comment: 'The gallery shows the interface elements and icons, with their texts.',
      severity: 'error',
      from: { path: '^demo/gallery/', pathNot: TEST },
      to: { path: '^(src|widgets|locales|test)/', pathNot: '^src/(ui|icons|i18n|market)/' },
    },
    {
      name: 'configurator-reads-declarations',
      comment:
        'The configurator reads what the tags declare, the texts and the check of the content, and calls the ' +
        'prerenderer; the widgets themselves it shows by the built script.',
      severity: 'error',
      from: { path: '^demo/configurator/', pathNot: TEST },
      to: {
        path: '^(src|widgets|locales|test)/',
        pathNot: [
          '^src/(element/declare|i18n|market)/',
          '^src/build/documentation/custom-properties\\.ts$',
          '^widgets/(footer/content/|prerender\\.ts$)',
        ],
      },
    },
    {
      name: 'nothing-needs-the-demo',
      comment: 'Only tests may use the demo, and of it only the backend.',
      severity: 'error',
      from: { pathNot: ['^demo/', '^locales/bundles\\.ts$', TEST] },
      to: { path: '^demo/' },
    },
    {
      name: 'tests-mount-the-backend',
      comment:
        'Of the demo a test uses the backend, on Node or in a browser, what the demo says in each site, and the list of the host pages.',
      severity: 'error',
      from: { path: TEST, pathNot: '^demo/' },
      to: {
        path: '^demo/',
        pathNot: [
          '^demo/(backend|in-browser)/',
          '^demo/(demo-site|sites|wcag-contrast|host-libraries|hosts/hosts|guides/delivery/publish)\\.ts$',
        ],
      },
    },
    {
      name: 'nothing-needs-the-tests',
      comment: 'Production code knows no test: move the shared part out of test.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: '^test/' },
    },
    {
      name: 'script-packages',
      comment:
        'The script holds only the packages listed in .dependency-cruiser.cjs; weigh a new one before adding it.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: [TEST, TOOL] },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: [`^node_modules/(@types/)?(${SHIPPED_PACKAGES.join('|')})/`, '^(src|widgets|locales)/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|demo/dist|demo/dist-static|test-results)/' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no interface for tools yet; swc reads the files as well.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
