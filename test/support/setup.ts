import { afterEach } from 'vitest';

// Runs for tests in Node too, which have no document to clean.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
