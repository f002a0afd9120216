// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rule that must report an import that is added to a file of the project. */
const WRONG: readonly (readonly [rule: string, file: string, specifier: string])[] = [
  ['src-is-below', 'src/embed/page/platform.ts', '../../widgets/newsletter/newsletter.tsx'],
  ['src-is-below', 'src/embed/element/run/frame.tsx', '../../../demo/backend/server.ts'],
  ['src-is-below', 'src/embed/i18n/texts.ts', '../../test/support/backend.ts'],
  ['src-built-ins', 'src/embed/built-ins/lists.ts', '../log.ts'],
  ['src-stand-ins', 'src/embed/stand-ins/lodash.ts', '../log.ts'],
  ['src-log', 'src/embed/log.ts', './page/cookies.ts'],
  ['src-fingerprint', 'src/embed/fingerprint.ts', './log.ts'],
  ['src-api', 'src/embed/api/request.ts', '../page/cookies.ts'],
  ['src-market', 'src/embed/market/sites.ts', '../i18n/texts.ts'],
  ['src-page', 'src/embed/page/cookies.ts', '../api/errors.ts'],
  ['src-dom', 'src/embed/page/genuine.ts', '../page/cookies.ts'],
  ['src-time', 'src/embed/page/tasks.ts', '../session/clock.ts'],
  ['src-icons', 'src/ui/icons/icon.tsx', '../ui/button/button.tsx'],
  ['src-i18n', 'src/embed/i18n/locales.ts', '../session/clock.ts'],
  ['src-ui', 'src/ui/button/button.tsx', '../../page/platform.ts'],
  ['src-session', 'src/embed/session/cross-tab-lock.ts', '../ui/button/button.tsx'],
  ['src-session', 'src/embed/session/staff-session.ts', '../element/declare/attributes.ts'],
  ['rules-are-for-tools', 'widgets/footer/footer.tsx', '../../locales/rules/pack.ts'],
  ['rules-are-for-tools', 'src/embed/market/countries.ts', './rules/pack.ts'],
  ['src-element', 'src/embed/element/run/frame.tsx', '../../session/clock.ts'],
  ['src-debug', 'src/debug/report.ts', '../session/clock.ts'],
  ['debug-on-demand', 'src/embed/debug-switch.ts', './report.ts'],
  ['debug-on-demand', 'widgets/index.ts', '../src/debug/debug.ts'],
  ['element-declare', 'src/embed/element/declare/attributes.ts', '../run/attribute-reader.ts'],
  ['element-declare', 'src/embed/element/declare/declaration.ts', '../light-dom/child-data.ts'],
  ['element-light-dom', 'src/embed/element/light-dom/child-data.ts', '../run/attribute-reader.ts'],
  ['locales-through-i18n', 'src/embed/market/sites.ts', '../../locales/de-DE.json'],
  ['locales-through-i18n', 'src/ui/button/button.tsx', '../../../locales/de-DE.json'],
  ['locales-through-i18n', 'widgets/newsletter/newsletter.tsx', '../../locales/de-DE.json'],
  ['widget-apart', 'widgets/newsletter/newsletter.tsx', '../footer/footer.tsx'],
  ['widget-apart', 'widgets/layout/layout.tsx', '../session/element.tsx'],
  ['widget-apart', 'widgets/footer/footer.tsx', '../cli/run.ts'],
  ['held-by-the-footer', 'widgets/layout/element.tsx', '../newsletter/newsletter.tsx'],
  ['composition-root', 'widgets/footer/footer.tsx', '../newsletter/element.tsx'],
  ['composition-root', 'src/build/finish-bundle.ts', '../../widgets/newsletter/element.tsx'],
  ['widgets-on-src', 'widgets/newsletter/newsletter.tsx', '../../src/build/finish-bundle.ts'],
  ['widgets-on-src', 'widgets/newsletter/newsletter-view.tsx', '../../demo/port.ts'],
  ['demo-outside', 'demo/index/main.ts', '../../src/embed/market/countries.ts'],
  ['demo-outside', 'demo/backend/app.ts', '../../widgets/newsletter/rules/validation.ts'],
  ['demo-clients', 'demo/index/main.ts', '../../src/embed/api/login-client.ts'],
  ['gallery-shows-ui', 'demo/gallery/main.tsx', '../../widgets/newsletter/newsletter.tsx'],
  ['configurator-reads-declarations', 'demo/configurator/main.tsx', '../../widgets/newsletter/newsletter.tsx'],
  ['nothing-needs-the-demo', 'vite.config.ts', './demo/vite.config.ts'],
  ['tests-mount-the-backend', 'test/support/backend.ts', '../../demo/index/main.ts'],
  ['nothing-needs-the-tests', 'src/embed/market/limits.ts', '../../test/support/backend.ts'],
  ['script-packages', 'widgets/newsletter/newsletter.tsx', 'fast-check'],
  ['script-packages', 'src/embed/page/cookies.ts', 'node:fs'],
  ['no-unresolved', 'src/embed/page/cookies.ts', './nothing.ts'],
];

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

it('every rule is shown to go red', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    readonly forbidden: ReadonlyArray<{ readonly name: string }>;
  };
  const shown = new Set([...WRONG.map(([rule]) => rule), 'no-circle', 'folder-name']);
  expect(forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

describe('an import against the arrows goes red', () => {
  let folder = '';
  let violations: readonly Violation[] = [];

  beforeAll(() => {
    folder = copyProject();
    for (const [, file, specifier] of WRONG) appendFileSync(join(folder, file), `\nimport '${specifier}';\n`);
    // Each imports the other, one of them only its type.
    writeFileSync(
      join(folder, 'src/embed/market/one.ts'),
      "import type { two } from './two.ts';\nexport type One = typeof two;",
    );
    writeFileSync(
      join(folder, 'src/embed/market/two.ts'),
      "import type { One } from './one.ts';\nexport const two: One[] = [];",
    );
    mkdirSync(join(folder, 'src/embed/page/helpers'));
    writeFileSync(join(folder, 'src/embed/page/helpers/dates.ts'), "import '../cookies.ts';");
    violations = violationsIn(folder);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(WRONG)('%s: %s imports %s', (rule, file) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(rulesFor(file)).toContain(rule);
  });

  it('no-circle: two files that import each other’s types', () => {
    expect(rulesFor('src/embed/market/one.ts')).toContain('no-circle');
  });

  it('folder-name: a folder called helpers', () => {
    expect(rulesFor('src/embed/page/helpers/dates.ts')).toContain('folder-name');
  });

  function rulesFor(file: string): string[] {
    return violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
  }
});

function violationsIn(folder: string): readonly Violation[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src',
      'widgets',
      'demo',
      'test',
      'locales',
      'vite.config.ts',
      '--output-type',
      'json',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary.violations;
}
