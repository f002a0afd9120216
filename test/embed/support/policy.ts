import type { Page } from '@playwright/test';

/** The strictest policy under which the tags work. */
export const STRICT_POLICY =
  "default-src 'none'; script-src https://shop.example; connect-src 'self'; img-src 'self' data:; " +
  "require-trusted-types-for 'script'";

/** Collects violations in Node: collecting them in the page would need a script that the policy allows. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { tellViolation(text: string): void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  return violations;
}
