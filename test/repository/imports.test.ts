// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rule that must report an import that is added to a file of the project. */
const WRONG: readonly (readonly [rule: string, file: string, specifier: string])[] = [
  ['below-widgets', 'src/embed/page/platform.ts', '../../../widgets/newsletter/newsletter.tsx'],
  ['script', 'src/embed/element/run/widget-root.tsx', '../../../../demo/backend/server.ts'],
  ['script', 'widgets/index.ts', '../src/debug/panel.ts'],
  ['embed', 'src/embed/log.ts', './page/cookies.ts'],
  ['embed-built-ins', 'src/embed/built-ins/lists.ts', '../page/cookies.ts'],
  ['embed-api', 'src/embed/api/request.ts', '../page/cookies.ts'],
  ['embed-market', 'src/embed/market/sites.ts', '../i18n/texts.ts'],
  ['embed-page', 'src/embed/page/cookies.ts', '../api/errors.ts'],
  ['embed-i18n', 'src/embed/i18n/locales.ts', '../session/consent.ts'],
  ['embed-session', 'src/embed/session/staff-session.ts', '../element/declare/attributes.ts'],
  ['embed-element', 'src/embed/element/run/widget-root.tsx', '../../session/consent.ts'],
  ['embed-diagnosis', 'src/embed/diagnosis/second-file.ts', '../session/consent.ts'],
  ['ui', 'src/ui/button/button.tsx', '../../embed/page/platform.ts'],
  ['debug', 'src/debug/report.ts', '../embed/session/consent.ts'],
  ['locales', 'src/embed/market/sites.ts', '../../../locales/de-DE.json'],
  ['locales', 'widgets/footer/footer.tsx', '../../locales/rules/pack.ts'],
  ['widget-apart', 'widgets/newsletter/newsletter.tsx', '../footer/footer.tsx'],
  ['composition-root', 'widgets/footer/footer.tsx', '../newsletter/element.tsx'],
  ['demo', 'demo/index/main.ts', '../../src/embed/api/login-client.ts'],
  ['demo-backend', 'demo/backend/app.ts', '../../src/ui/button/button.tsx'],
  ['demo-configurator', 'demo/configurator/configurator.tsx', '../../src/embed/api/request.ts'],
  ['demo-confirm', 'demo/confirm/confirm.ts', '../../widgets/newsletter/newsletter.tsx'],
  ['demo-dev', 'demo/dev/server.ts', '../../src/node/prerender.ts'],
  ['demo-gallery', 'demo/gallery/gallery.tsx', '../../widgets/footer/footer.tsx'],
  ['demo-shop-pages', 'demo/shop-pages/main.ts', '../../widgets/newsletter/newsletter.tsx'],
  ['nothing-needs-demo-or-tests', 'vite.config.ts', './demo/vite.config.ts'],
  ['nothing-needs-demo-or-tests', 'src/embed/market/limits.ts', '../../../test/support/backend.ts'],
  ['script-packages', 'widgets/newsletter/newsletter.tsx', 'fast-check'],
  ['script-packages', 'src/embed/page/cookies.ts', 'node:fs'],
  ['no-unresolved', 'src/embed/page/cookies.ts', './nothing.ts'],
];

/** What is looked at. */
const ROOMS = ['src', 'widgets', 'demo', 'test', 'locales', 'vite.config.ts'];

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
    folder = mkdtempSync(join(tmpdir(), 'shop-imports-'));
    for (const part of [...ROOMS, 'tsconfig.json', '.dependency-cruiser.cjs', 'package.json'])
      cpSync(join(root, part), join(folder, part), {
        recursive: true,
        filter: (path) => !/[/\\](dist|\.data|node_modules)$/.test(path),
      });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
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
  });

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
    [join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), ...ROOMS, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary.violations;
}
