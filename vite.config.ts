import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { afterBuild } from './src/build/after-build.ts';
import { checkFloor } from './src/build/browser-floor.ts';
import { editorFiles } from './src/build/documentation/editor-files.ts';
import { typeFiles } from './src/build/documentation/type-files.ts';
import { buildNodeFiles } from './src/build/node-files.ts';
import { buildModules } from './src/build/modules.ts';
import { scriptConfig } from './src/build/pipeline.ts';
import { pluginArchives } from './src/build/plugins/plugins.ts';
import { templateFiles } from './src/build/plugins/templates.ts';
import { PROJECT, VERSION } from './src/build/project.ts';
import { jsonOf, writeFiles } from './src/build/write-files.ts';
import { contentJsonSchema } from './widgets/footer/content/json-schema.ts';

/** The unit tests of the product, which `npm test` runs, and of the tools, which `npm run test:extended` adds. */
const PRODUCT = '{src/embed,src/ui,widgets,locales,demo/backend,test/support}/**/*.test.ts';
const COMPONENTS = '{src,widgets,demo}/**/*.test.tsx';
const TOOLS = '{src/build,src/debug,src/node,src/plugins,demo,test/proofs,test/repository}/**/*.test.ts';
const IN_BROWSERS = ['test/embed/**', 'test/proofs/browser/**', 'test/proofs/foreign/node_modules/**'];
/** For tests that hang. A build machine takes ten times as long as an idle one. */
const LIMIT = process.env.CI ? 180_000 : 15_000;
/** What `vmThreads` lacks: Node's own streams and loader, and a `location` that can be replaced. */
const OWN_THREAD = [
  'demo/backend/app.test.ts',
  'src/embed/api/{clients,openapi/generate}.test.ts',
  'src/embed/page/origin.test.ts',
];

export default defineConfig(({ mode }) => {
  const { define, plugins = [], build } = scriptConfig();
  return {
    // Tests run the development build of React.
    define: mode === 'test' ? { __VERSION__: JSON.stringify(VERSION), __MODULES__: 'false' } : { ...define },
    plugins: [
      ...plugins,
      // What is delivered beside the script.
      afterBuild([
        (folder) => buildModules(folder, mode),
        // First, while the licences are those of the script alone.
        (folder) => writeFiles(join(folder, 'plugins'), pluginArchives(folder)),
        (folder) => writeFiles(join(folder, 'templates'), templateFiles()),
        buildNodeFiles,
        (folder) => writeFiles(folder, { ...editorFiles(), ...typeFiles() }),
        (folder) => writeFiles(folder, { 'footer-content.schema.json': jsonOf(contentJsonSchema()) }),
        (folder) => checkFloor(folder, '{shop-widgets,modules/}*.js'),
        (folder) => cpSync(join(PROJECT, 'widgets/themes'), join(folder, 'themes'), { recursive: true }),
        (folder) =>
          cpSync(join(PROJECT, 'src/embed/api/openapi'), join(folder, 'openapi'), {
            recursive: true,
            filter: (file) => !file.endsWith('.ts'),
          }),
      ]),
    ],
    ...(build && { build }),
    test: {
      projects: [
        { extends: true, test: { name: 'product', include: [PRODUCT], exclude: [...IN_BROWSERS, ...OWN_THREAD] } },
        { extends: true, test: { name: 'product-components', include: [COMPONENTS], environment: 'jsdom' } },
        { extends: true, test: { name: 'product-own', include: OWN_THREAD, pool: 'threads' } },
        {
          extends: true,
          test: {
            name: 'tools',
            include: [TOOLS],
            exclude: [...IN_BROWSERS, 'demo/backend/**'],
            pool: 'threads',
            // The themes of the configurator are read as text, which is empty otherwise.
            css: { include: [/\?raw$/] },
          },
        },
      ],
      // A file that needs a page names the environment `jsdom` in its first line; those of components do not have to.
      environment: 'node',
      // Loads jsdom once per thread: to load it takes longer than most of these files.
      pool: 'vmThreads',
      setupFiles: ['test/support/setup.ts'],
      restoreMocks: true,
      // One processor fewer by default; a build machine has but two, and other tools on it.
      maxWorkers: '100%',
      testTimeout: LIMIT,
      hookTimeout: LIMIT,
    },
  };
});
