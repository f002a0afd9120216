import { defineConfig } from 'vitest/config';
import base from '../../../vite.config.ts';

const { test, ...config } = base({ mode: 'test', command: 'serve' });
// These tests are one project.
const shared = { ...test };
delete shared.projects;

/**
 * Only the tests that render nothing and start no server: they take milliseconds, and they are what has to notice a
 * changed rule. Not by `mergeConfig`, which would add this `include` to the project's own.
 */
export default defineConfig({
  ...config,
  test: {
    ...shared,
    // The code that is measured counts each of its branches, so that long inputs take many times as long.
    testTimeout: 60_000,
    include: [
      'src/embed/*.test.ts',
      'src/embed/{market,session}/**/*.test.ts',
      'src/ui/**/*.test.ts',
      'widgets/*/**/*.test.ts',
    ],
    // It takes seconds: every market's whole content.
    exclude: ['node_modules/**', 'widgets/footer/content/built-in.test.ts'],
  },
});
