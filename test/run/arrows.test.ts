// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { findingsIn } from './arrows.ts';
import { importsOf } from './imports.ts';

const packages = ['react', 'yup'];

function rulesFor(file: string, source: string) {
  return findingsIn(file, source, packages).map(({ rule }) => rule);
}

describe('an import against the arrows goes red', () => {
  it.each([
    ['src-is-below', 'src/page/platform.ts', '../../widgets/newsletter/newsletter.tsx'],
    ['src-is-below', 'src/element/frame.tsx', '../../demo/backend/server.ts'],
    ['src-is-below', 'src/i18n/texts.ts', '../../test/support/render.tsx'],
    ['src-leaf', 'src/ui/button/button.tsx', '../../page/platform.ts'],
    ['src-leaf', 'src/ui/button/button.tsx', '../../api/errors.ts'],
    ['src-leaf', 'src/api/request.ts', '../page/cookies.ts'],
    ['src-leaf', 'src/market/sites.ts', '../i18n/texts.ts'],
    ['src-leaf', 'src/page/cookies.ts', '../element/log.ts'],
    ['locales-through-i18n', 'src/ui/button/button.tsx', '../../../locales/de-DE.json'],
    ['locales-through-i18n', 'widgets/newsletter/newsletter.tsx', '../../locales/de-DE.json'],
    ['widget-apart', 'widgets/newsletter/newsletter.tsx', '../footer/footer.tsx'],
    ['widget-apart', 'widgets/footer/footer.tsx', '../session/session.ts'],
    ['widget-apart', 'widgets/footer/footer.tsx', '../newsletter/element.ts'],
    ['widget-apart', 'widgets/newsletter/newsletter.tsx', '../index.ts'],
    ['widget-apart', 'widgets/newsletter/newsletter.tsx', '../../demo/panel.ts'],
    ['demo-outside', 'demo/index/panel.ts', '../../src/market/sites.ts'],
    ['demo-outside', 'demo/index/panel.ts', '../../src/api/login-client.ts'],
    ['demo-outside', 'demo/backend/app.ts', '../../widgets/newsletter/validation.ts'],
    ['demo-outside', 'demo/backend/mails.ts', '../../src/i18n/texts.ts'],
    ['demo-outside', 'demo/confirm/confirm.ts', '../../src/i18n/locales.ts'],
    ['nothing-needs-the-demo', 'vite.config.ts', './demo/vite.config.ts'],
    ['nothing-needs-the-demo', 'widgets/newsletter/newsletter.test.tsx', '../../demo/index/panel.ts'],
    ['nothing-needs-the-tests', 'vite.config.ts', './test/support/setup.ts'],
    ['script-packages', 'widgets/newsletter/newsletter.tsx', 'lodash'],
    ['script-packages', 'src/page/cookies.ts', 'node:fs'],
    ['script-packages', 'src/page/cookies.ts', 'react-router'],
  ])('%s: %s imports %s', (rule, file, specifier) => {
    expect(rulesFor(file, `import { x } from '${specifier}';`)).toContain(rule);
  });

  it('folder-name: a folder called helpers', () => {
    expect(rulesFor('src/helpers/dates.ts', '')).toEqual(['folder-name']);
  });
});

describe('an import along the arrows passes', () => {
  it.each([
    ['widgets/newsletter/newsletter.tsx', '../../src/ui/button/button.tsx'],
    ['widgets/newsletter/newsletter.tsx', './newsletter-view.tsx'],
    ['widgets/newsletter/newsletter.tsx', 'react'],
    ['widgets/newsletter/newsletter.tsx', 'react/jsx-runtime'],
    ['widgets/footer/footer.tsx', '../newsletter/newsletter.tsx'],
    ['widgets/footer/sections/staff.tsx', '../../preview/preview.tsx'],
    ['widgets/index.ts', './newsletter/element.ts'],
    ['widgets/newsletter/newsletter.test.tsx', '../../demo/backend/app.ts'],
    ['widgets/newsletter/newsletter.test.tsx', '../../test/support/render.tsx'],
    ['widgets/newsletter/newsletter.test.tsx', '../../locales/de-DE.json'],
    ['src/ui/input-field/input-field.tsx', '../../icons/cross.tsx'],
    ['src/ui/input-field/input-field.tsx', '../../i18n/texts.ts'],
    ['src/i18n/locales.ts', '../../locales/de-DE.json'],
    ['src/element/frame.tsx', '../page/activation.ts'],
    ['src/api/openapi/generate.ts', 'json-schema-to-typescript'],
    ['demo/backend/app.ts', '../../src/api/openapi/newsletter.types.ts'],
    ['demo/login/login.ts', '../../src/api/login-client.ts'],
    ['demo/backend/consent-texts.ts', '../../src/i18n/locales.ts'],
    ['demo/backend/app.test.ts', '../../src/api/newsletter-client.ts'],
    ['test/embed/sign-up.test.ts', '../../demo/backend/server.ts'],
  ])('%s imports %s', (file, specifier) => {
    expect(rulesFor(file, `import { x } from '${specifier}';`)).toEqual([]);
  });
});

it('says where the wrong import stands, and what to do', () => {
  const [finding] = findingsIn('src/api/request.ts', "// why\nimport '../page/cookies.ts';", packages);

  expect(finding?.place).toBe('src/api/request.ts:2 imports ../page/cookies.ts');
  expect(finding?.remedy).toContain('take it as a parameter');
});

it('finds every way to import, and none in comments or texts', () => {
  const source = `
    import type { A } from './type.ts';
    export * from './all.ts';
    export { b } from './some.ts';
    import './style.css?inline';
    type D = import('./type-call.ts').D;
    const lazy = import('./lazy.ts');
    const every = import.meta.glob<string>('../../locales/*.json');
    // import { x } from './comment.ts';
    const text = "import y from './text.ts'";`;

  expect(importsOf('a.ts', source).map(({ specifier }) => specifier)).toEqual([
    './type.ts',
    './all.ts',
    './some.ts',
    './style.css?inline',
    './type-call.ts',
    './lazy.ts',
    '../../locales/*.json',
  ]);
});
