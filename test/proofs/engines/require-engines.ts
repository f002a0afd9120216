import type { FullConfig } from '@playwright/test';

/** Fails if no engine is installed, in CI if one is missing; else names the missing one. */
export default function requireEngines({ projects }: FullConfig): void {
  const missing = ['firefox', 'webkit'].filter((name) => !projects.some((project) => project.name === name));
  if (missing.length === 0) return;
  const text = `not installed here: ${missing.join(' and ')}. npx playwright install ${missing.join(' ')}`;
  if (missing.length === 2 || process.env.CI) throw new Error(text);
  console.log(`skipped: ${text}`);
}
