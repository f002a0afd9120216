import { mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/** Only the tests beside the pure modules: they are fast, and must notice a changed rule. */
export default mergeConfig(typeof base === 'function' ? base({ mode: 'test', command: 'serve' }) : base, {
  test: { include: ['{src/market,src/session,src/ui,widgets}/**/*.test.{ts,tsx}'] },
});
