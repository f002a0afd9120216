// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type * as i18next from 'i18next';
import { createInstance } from 'i18next';
import type * as validation from '../../../widgets/newsletter/rules/validation.ts';
import { EMPTY_VALUES, type FormValues } from '../../../widgets/newsletter/rules/form-values.ts';
import { LOCALES, SITES, TEXTS } from '../../market/sites.ts';
import { I18NEXT } from './i18next.ts';
import { trimmed } from './trim-dependencies.ts';
import { YUP } from './yup.ts';

const PROJECT = new URL('../../../', import.meta.url);

/** What the script holds of a dependency, as a module. */
async function load<Module>(path: string, trim: typeof YUP): Promise<Module> {
  const code = trimmed(readFileSync(new URL(`node_modules/${path}`, PROJECT), 'utf8'), trim);
  const paths = 'const forEach = (path, call) => call(path, false, false);';
  const alone = code.replace(/^import .* from .*$/gm, '');
  return (await import(`data:text/javascript,${encodeURIComponent(paths + alone)}`)) as Module;
}

describe('a dependency', () => {
  const code =
    'function f() { one(); }\nswitch (f) { case "Y": one(); }\n' +
    'class A { used() {} unused() {} }\nlet a = true ? one() : two(), b = { a };\nlog("a"); log.b = 1;';

  it.each([
    [{ methods: { A: ['used'] } }, /A \{ used\(\) \{\} +\}/],
    [{ unusedMethods: { A: ['unused'] } }, /A \{ used\(\) \{\} +\}/],
    [{ unused: ['a'] }, /let a = undefined, b = \{ +\}/],
    [{ functions: ['f'] }, /^function f\(\) \{\}/],
    [{ cases: ['Y'] }, /switch \(f\) \{ +\}/],
    [{ calls: /^log$/ }, /};\n; log.b/],
    [{ assignments: /^log\.b/ }, /log\("a"\); ;$/],
    [{ values: [['true ?', 'false ?']] as const }, /let a = false \? one/],
  ])('loses what is not needed: %j', (trim, left) => {
    expect(trimmed(code, { file: /./, ...trim })).toMatch(left);
  });

  it.each([
    [{ methods: { A: ['gone'] } }, 'no longer has A.gone'],
    [{ unused: ['gone'] }, 'no longer has gone'],
    [{ functions: ['gone'] }, 'no longer has gone'],
    [{ cases: ['GONE'] }, 'no longer has GONE'],
    [{ values: [['gone', '']] as const }, 'no longer contains `gone`'],
  ])('is refused when it has changed: %j', (trim, message) => {
    expect(() => trimmed(code, { file: /./, ...trim })).toThrow(message);
  });
});

describe('what is left of i18next', () => {
  it('says every text as the whole of it does', async () => {
    const { createInstance: createTrimmed } = await load<typeof i18next>('i18next/dist/esm/i18next.js', I18NEXT);
    for (const locale of LOCALES) {
      const missing: string[] = [];
      const [whole, left] = [createInstance, createTrimmed].map((create) => {
        const instance = create();
        void instance.init({
          lng: locale,
          initAsync: false,
          resources: { [locale]: { translation: { ...TEXTS[locale], odd: '{{- shop}} {{ none }} {{max}}' } } },
          fallbackLng: false,
          load: 'currentOnly',
          keySeparator: false,
          nsSeparator: false,
          returnNull: false,
          interpolation: { escapeValue: false, defaultVariables: { shop: 'Shop {{max}}', company: 'Shop AG' } },
          saveMissing: true,
          missingKeyHandler: (_languages, _namespace, key: string) => void missing.push(key),
        });
        return instance.getFixedT(locale, 'translation') as unknown as (key: string, places?: object) => string;
      });
      for (const key of [...Object.keys(TEXTS[locale]), 'odd', 'missing', 'constructor']) {
        expect([key, left?.(key)]).toEqual([key, whole?.(key)]);
        const places = { max: 7, address: '<b>{{shop}}</b>' };
        expect([key, left?.(key, places)]).toEqual([key, whole?.(key, places)]);
      }
      expect(missing).toEqual([
        'missing',
        'missing',
        'missing',
        'missing',
        'constructor',
        'constructor',
        'constructor',
        'constructor',
      ]);
    }
  });
});

describe('what is left of yup', () => {
  const NAMES = ['', ' Anna ', 'x'.repeat(300), 'www.spam.example', '7'];
  const VALUES: readonly FormValues[] = ['', ' a@b.example', 'a@', `${'a'.repeat(300)}@b.example`].flatMap(
    (newsletterEmail) =>
      NAMES.flatMap((firstName) =>
        (['', 'MRS'] as const).map((salutation) => ({
          ...EMPTY_VALUES,
          newsletterEmail,
          firstName,
          lastName: firstName,
          salutation,
        })),
      ),
  );

  it('checks and cleans every sign-up as the whole of it does', async () => {
    const path = '../../../widgets/newsletter/rules/validation.ts';
    const whole = (await import(path)) as typeof validation;
    vi.resetModules();
    const yup = await load<object>('yup/index.esm.js', YUP);
    vi.doMock('yup', () => yup);
    const left = (await import(path)) as typeof validation;
    expect(left.checkSignUp).not.toBe(whole.checkSignUp);
    for (const site of SITES) {
      for (const values of VALUES) expect(left.checkSignUp(site, values)).toEqual(whole.checkSignUp(site, values));
      await expect(left.signUpSchema(site).validateAt('newsletterEmail', EMPTY_VALUES)).rejects.toThrow(
        'newsletter.email.required',
      );
    }
    vi.doUnmock('yup');
  });
});

it('is left out of React what no component renders or calls', () => {
  const files = globSync(['widgets/**/*.tsx', 'src/{ui,element,icons,i18n}/**/*.tsx'], { cwd: PROJECT.pathname });
  const code = files
    .filter((file) => !/\.(?:test|meta)\.tsx$/.test(file))
    .map((file) => readFileSync(new URL(file, PROJECT), 'utf8'));
  expect(code.length).toBeGreaterThan(80);
  const used =
    /<(?:ViewTransition|SuspenseList|Activity|link|style|script|meta|title|html|head|body|[a-z]+-[a-z-]+)[\s/>]|<Fragment[^>]*\bref=|\b(?:useActionState|useOptimistic|useFormStatus|useTransition)\(|\baction=\{/;
  expect(code.flatMap((text) => used.exec(text.replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))?.[0] ?? [])).toEqual([]);
});
