import { defineConfig } from 'vitest/config';
import { bundledPackages } from './src/build/bundled-packages.ts';
import { commandLine } from './src/build/command-line.ts';
import { documentation } from './src/build/documentation/documentation.ts';
import { DEFAULT_BUILD } from './src/build/editions/editions.ts';
import { scriptConfig, VERSION } from './src/build/editions/script-config.ts';
import { secondFile } from './src/build/second-file.ts';
import { themes } from './src/build/themes.ts';
import { unitProjects } from './src/build/unit-projects.ts';

export default defineConfig(({ mode }) => {
  const { define, plugins = [], build } = scriptConfig(DEFAULT_BUILD, false);
  const packages = bundledPackages(import.meta.dirname);
  return {
    // Tests run the development build of React.
    define: mode === 'test' ? { __VERSION__: JSON.stringify(VERSION) } : { ...define },
    plugins: [
      ...plugins,
      packages.collect,
      commandLine(
        {
          'cli.js': 'src/node/cli/main.ts',
          'prerender.js': 'src/node/prerender.ts',
          'mock.js': 'demo/backend/mock.ts',
        },
        VERSION,
        [packages.write],
      ),
      secondFile({ fileName: 'shop-widgets-debug.js', entry: 'src/debug/debug.ts', brotliLimit: 11_000 }),
      documentation(import.meta.dirname, VERSION),
      themes(import.meta.dirname),
    ],
    ...(build && { build }),
    test: {
      projects: unitProjects(import.meta.dirname),
      setupFiles: ['test/support/setup.ts'],
      restoreMocks: true,
      // One processor fewer by default; a build machine has but two, and other tools on it.
      maxWorkers: '100%',
      testTimeout: 20_000,
      hookTimeout: 20_000,
    },
  };
});
