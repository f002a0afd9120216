/**
 * Which file may import which: `npm run lint` checks it. `widgets` → `src/embed`, `src/ui` → `locales`, never back;
 * circles are forbidden, circles of types too.
 */

/** Not production code: a test may import what it needs. */
const TEST = '^test/|\\.test\\.tsx?$';

/** What is not in the script but reads the script's modules. */
const TOOL = '^src/(build|debug|node|plugins)/|/generate\\.ts$';

/** The packages that the script and the package of interface elements may contain: weigh a new one before adding it. */
const SHIPPED_PACKAGES = [
  '@r2wc/core',
  'formik',
  'i18next',
  'ibantools',
  'libphonenumber-js',
  'react',
  'react-dom',
  'react-i18next',
  'yup',
];

/**
 * The folders of the script, and what of `src` each may use besides itself: those of `src/embed`, and `src/ui`. Every
 * folder may log (`src/embed/log.ts`). What `src/embed` itself contains may use the types of a site.
 */
const FOLDERS = {
  'embed/[^/]+\\.ts': ['embed/market/site'],
  'embed/built-ins': [],
  'embed/api': [],
  'embed/market': [],
  'embed/page': [],
  'embed/i18n': ['embed/market'],
  'embed/session': ['embed/api', 'embed/page'],
  'embed/element': ['embed/market', 'embed/page', 'embed/i18n'],
  // The types of the diagnosis, which it loads on demand.
  'embed/diagnosis': ['embed/element', 'embed/page', 'debug'],
  ui: ['embed/i18n', 'embed/market'],
  debug: ['embed/api', 'embed/diagnosis', 'embed/element', 'embed/page', 'embed/market'],
};

const folderRules = Object.entries(FOLDERS).map(([folder, others]) => ({
  name: folder === 'embed/[^/]+\\.ts' ? 'embed' : folder.replace('/', '-'),
  comment: `src/${folder} may import ${others.length > 0 ? others.join(', ') : 'nothing else'} of src: take the rest as a parameter.`,
  severity: 'error',
  from: { path: `^src/${folder}(/|$)`, pathNot: [TEST, '/generate\\.ts$'] },
  to: {
    path: '^src/',
    pathNot: [...[folder, ...others].map((other) => `^src/${other}(/|\\.|$)`), '^src/embed/[^/]+\\.ts$'],
  },
}));

/**
 * What a folder of the demo may use of the sources. All of them may use the OpenAPI files, the table of the sites and the
 * escape of HTML.
 */
const DEMO = {
  // Records the wording that was consented to, reads what was typed by the rules of the form, draws the logos, and is the
  // mock of the command.
  backend: [
    'widgets/newsletter/',
    'widgets/preview/local-date-time-rules',
    'widgets/footer/content/logo-sources',
    'src/embed/(i18n|market)/',
    'src/node/cli/mock',
  ],
  configurator: [
    'src/embed/(element/declare|i18n|market)/',
    'src/embed/element/light-dom/page-texts',
    'src/embed/page/(origin|script-file)',
    'src/build/(documentation/|scripts)',
    // Reads the built-in colours, and announces a copy.
    'src/ui/(tokens|live-region)',
    'widgets/',
    'src/node/prerender',
  ],
  confirm: ['src/embed/api/', 'widgets/footer/content/'],
  // Shows the sources.
  dev: ['src/embed/', 'widgets/'],
  // Shows each state of the elements, and of the view of the sign-up.
  gallery: ['src/ui/', 'src/embed/(i18n|market)/', 'widgets/(newsletter/|styles)'],
  // Names the pages as the links call them.
  'shop-pages': ['widgets/footer/content/'],
};

const demoRules = [
  ...Object.entries(DEMO).map(([folder, paths]) => demoRule(`demo-${folder}`, { path: `^demo/${folder}/` }, paths)),
  demoRule('demo', { path: '^demo/', pathNot: `^demo/((${Object.keys(DEMO).join('|')})/|vite\\.config\\.ts$)` }, []),
];

function demoRule(name, from, paths) {
  return {
    name,
    comment: 'The demo uses the built script and the OpenAPI files; the exceptions are in .dependency-cruiser.cjs.',
    severity: 'error',
    from: { ...from, pathNot: [TEST, from.pathNot ?? '^$'] },
    to: {
      path: '^(src|widgets|locales|test)/',
      pathNot: ['src/embed/api/openapi/', 'src/embed/market/sites\\.ts$', 'src/node/escape-html', ...paths].map(
        (path) => `^${path}`,
      ),
    },
  };
}

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
      // Those import packages that `npm ci` does not install.
      from: { pathNot: '^test/proofs/(browser/frameworks|templates)/pages/' },
      // The package's own files are there only after a build.
      to: { couldNotResolve: true, pathNot: '^(virtual:|shop-widgets/)' },
    },
    {
      name: 'folder-name',
      comment: 'Name the folder by what it contains, not utils, helpers or common.',
      severity: 'error',
      from: { path: '(^|/)(utils?|helpers?|common)/' },
      to: {},
    },
    {
      name: 'script',
      comment: 'The script contains widgets, src/embed, src/ui and, through src/embed/i18n, the locales: nothing else.',
      severity: 'error',
      from: { path: '^(widgets|src/(embed|ui))/', pathNot: [TEST, '/generate\\.ts$'] },
      to: {
        path: '^(demo|test|src/(build|debug|node|plugins))/',
        // The modules load the debug panel as one of their chunks.
        pathNot: '^src/debug/debug\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'below-widgets',
      comment: 'src/embed, src/ui and src/debug know no widget: move the shared part into src, or pass it in.',
      severity: 'error',
      from: { path: '^src/(embed|ui|debug)/', pathNot: TEST },
      to: { path: '^(widgets|demo|test)/' },
    },
    ...folderRules,
    {
      name: 'locales',
      comment:
        'src/embed/i18n alone reads the locale files: ask it for the text. The rules of the markets are for tools.',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: [TEST, TOOL, '^src/embed/i18n/'] },
      to: { path: '^locales/' },
    },
    {
      name: 'widget-apart',
      comment: 'A widget imports no other; only the footer contains the sign-up and the staff panel.',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/', pathNot: [TEST, '^widgets/footer/'] },
      to: { path: '^widgets/[^/]+/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'composition-root',
      comment:
        'A composition root makes the clients of its own tag: only widgets/index.ts imports it, and the prerenderer.',
      severity: 'error',
      from: { pathNot: ['^widgets/index\\.ts$', '^src/node/prerender', TEST] },
      to: { path: '^widgets/[^/]+/element\\.tsx?$' },
    },
    ...demoRules,
    {
      name: 'nothing-needs-demo-or-tests',
      comment: 'Only tests import tests, and of the demo its backend, its table of sites and its list of pages.',
      severity: 'error',
      from: { pathNot: ['^demo/', TEST] },
      to: { path: '^(demo|test)/' },
    },
    {
      name: 'script-packages',
      comment: 'The script contains the packages listed in .dependency-cruiser.cjs; weigh a new one before adding it.',
      severity: 'error',
      from: { path: '^(widgets|src/(embed|ui|debug))/', pathNot: [TEST, '/generate\\.ts$'] },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: [`^node_modules/(@types/)?(${SHIPPED_PACKAGES.join('|')})/`, '^(src|widgets|locales)/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|demo/dist|test-results)/' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no interface for tools yet; swc reads the files as well.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
