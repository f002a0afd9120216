import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vite';
import { afterBuild } from './after-build.ts';
import { checkFloor } from './browser-floor.ts';
import { CHECKS } from './definitions.ts';
import { notePackages } from './bundled-packages.ts';
import { ICON_MODULES, iconModules, icons } from './icons.ts';
import { packageLabels, packageStyles } from './package-files.ts';
import { PROJECT } from './project.ts';
import { writeFiles } from './write-files.ts';

/** One entry per module: the list of the elements, and each icon and service client. */
const ENTRIES = [
  'src/ui/index.ts',
  ...globSync(['src/ui/icons/icon.tsx', 'src/embed/api/*.ts'], { cwd: PROJECT }),
].filter((file) => !file.includes('.test.'));

/** Writes the types. In a `.d.ts` file, an import of `./button.tsx` resolves to `./button.d.ts`. */
const COMPILE_TYPES = ['node_modules/typescript/bin/tsc', '--project', 'src/build/ui.tsconfig.json', '--outDir'];

/** The types of a module per icon. */
function iconTypes(): Readonly<Record<string, string>> {
  const files = Array.from(ICON_MODULES, ([file, component]) => [
    `ui/icons/${basename(file, '.tsx')}.d.ts`,
    `export { ${component} } from './icons.js';\n`,
  ]);
  return Object.fromEntries(files) as Readonly<Record<string, string>>;
}

/**
 * Builds the package entries `shop-widgets/ui` and `shop-widgets/api/…`. Each source file stays a module of its own, so
 * that the bundler of a page includes only what the page imports.
 */
export default defineConfig({
  root: PROJECT,
  publicDir: false,
  plugins: [
    icons(),
    iconModules(),
    afterBuild([
      (folder) => writeFiles(folder, { ...packageStyles(join(PROJECT, 'src/ui')), ...packageLabels(), ...iconTypes() }),
      (folder) => checkFloor(folder, '**/*.js'),
      (folder) => execFileSync(process.execPath, [...COMPILE_TYPES, folder], { cwd: PROJECT }),
      // The bill of materials is beside the folder of the package's modules.
      (folder, outputs) => notePackages(PROJECT, dirname(folder), outputs),
    ]),
  ],
  build: {
    outDir: join(PROJECT, 'dist/package'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    lib: { entry: [...ENTRIES.map((file) => join(PROJECT, file)), ...ICON_MODULES.keys()], formats: ['es'] },
    rolldownOptions: {
      checks: CHECKS,
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      output: { preserveModules: true, preserveModulesRoot: join(PROJECT, 'src'), entryFileNames: '[name].js' },
    },
  },
});
