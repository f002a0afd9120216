// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type * as i18next from 'i18next';
import { createInstance } from 'i18next';
import { type ESTree, parseSync, Visitor } from 'vite';
import type * as validation from '../../../widgets/newsletter/rules/validation.ts';
import { EMPTY_VALUES, type FormValues } from '../../../widgets/newsletter/rules/form-values.ts';
import { LOCALE_TEXTS } from '../../embed/i18n/locales.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';
import { I18NEXT } from './i18next.ts';
import { cut } from './cut.ts';
import { CUTS } from './cuts.ts';
import { EVENT_PROPERTIES } from './react-dom-events.ts';
import type { Pieces } from './pieces.ts';
import { GROUPS, LIFECYCLES } from './react-dom.ts';
import { YUP } from './yup.ts';

const PROJECT = new URL('../../../', import.meta.url);

/** What the script contains of a dependency, as a module. */
async function load<Module>(path: string, pieces: Pieces): Promise<Module> {
  const code = cut(readFileSync(new URL(`node_modules/${path}`, PROJECT), 'utf8'), pieces);
  const standIn = new URL('src/embed/stand-ins/property-expr.ts', PROJECT);
  const alone = code
    .replace("from 'property-expr';", `from '${standIn.href}';`)
    .replace(/^import .* from '(?!file:).*$/gm, '');
  return (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as Module;
}

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
          resources: { [locale]: { translation: { ...LOCALE_TEXTS[locale], odd: '{{- shop}} {{ none }} {{max}}' } } },
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
      // The page gives what is empty.
      const keys = Object.entries(LOCALE_TEXTS[locale]).flatMap(([key, text]) => (text === '' ? [] : [key]));
      for (const key of [...keys, 'odd', 'missing', 'constructor']) {
        const places = { max: 7, address: '<b>{{shop}}</b>' };
        expect({ key, text: left?.(key) }).toEqual({ key, text: whole?.(key) });
        expect({ key, text: left?.(key, places) }).toEqual({ key, text: whole?.(key, places) });
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
      await expect(left.signUpSchema(site, EMPTY_VALUES).validateAt('newsletterEmail', EMPTY_VALUES)).rejects.toThrow(
        'newsletter.email.required',
      );
    }
    vi.doUnmock('yup');
  });
});

/** The names that a statement declares, its parameters among them, and those that it assigns something to. */
function namesIn(statement: ESTree.Statement): {
  readonly declared: readonly string[];
  readonly set: readonly string[];
} {
  const declared: string[] = [];
  const set: string[] = [];
  const note = (names: string[], node: ESTree.Node): void => void (node.type === 'Identifier' && names.push(node.name));
  const noteFunction = ({ params }: ESTree.Function): void => {
    for (const parameter of params) note(declared, parameter);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => note(declared, id),
    FunctionDeclaration: noteFunction,
    FunctionExpression: noteFunction,
    CatchClause: ({ param }) => param && note(declared, param),
    AssignmentExpression: ({ left }) => note(set, left),
    UpdateExpression: ({ argument }) => note(set, argument),
  }).visit({ type: 'Program', sourceType: 'script', hashbang: null, body: [statement], start: 0, end: 0 });
  return { declared, set };
}

/** The code of react-dom that the script has. */
function whatIsLeft(reactDom: string): string {
  const cuts = CUTS.filter(({ file }) => file.test('/react-dom-client.production.js'));
  return cuts.reduce((code, { pieces }) => cut(code, pieces), reactDom);
}

describe('what is left out of React', () => {
  const sources = globSync(['widgets/**/*.tsx', 'src/{embed,ui}/**/*.tsx', 'src/embed/{page,session}/*.ts'], {
    cwd: PROJECT.pathname,
  }).filter((file) => !/\.(?:test|meta)\.tsx?$/.test(file));
  const code = sources
    .map((file) => readFileSync(new URL(file, PROJECT), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
    .join('\n');
  const reactDom = readFileSync(new URL('node_modules/react-dom/cjs/react-dom-client.production.js', PROJECT), 'utf8');
  const found = (pattern: RegExp): readonly string[] => Array.from(code.matchAll(pattern), ([text]) => text);

  it('leaves every variable declared that a function sets', () => {
    const { program } = parseSync('react-dom.js', whatIsLeft(reactDom));
    const shared = new Set(program.body.flatMap((node) => [...namesIn(node).declared]));
    const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
    expect(functions.length).toBeGreaterThan(400);
    for (const node of functions) {
      const { declared, set } = namesIn(node);
      expect(set.filter((name) => !declared.includes(name) && !shared.has(name))).toEqual([]);
    }
  });

  it('are components and hooks that nothing uses', () => {
    expect(sources.length).toBeGreaterThan(200);
    const components =
      /<(?:ViewTransition|Suspense|SuspenseList|Activity|Profiler|StrictMode|\w+\.Consumer)[\s/>]|<Fragment[^>]*\bref=/g;
    const calls =
      /\b(?:useActionState|useOptimistic|useFormStatus|useTransition|useDebugValue|use|lazy|createPortal|forwardRef)\(|\baction=\{/g;
    expect([...found(components), ...found(calls)]).toEqual([]);
  });

  it('are exports that nothing imports', () => {
    const files = globSync('{widgets,src/embed,src/ui}/**/*.{ts,tsx}', {
      cwd: PROJECT.pathname,
      exclude: ['**/*.test.*'],
    });
    const all = files.map((file) => readFileSync(new URL(file, PROJECT), 'utf8')).join('\n');
    const imported = all.match(/^import \{[^}]*\} from 'react';/gm)?.flatMap((line) => line.match(/\w+/g) ?? []) ?? [];
    expect(imported).toContain('useSyncExternalStore');
    expect(imported.filter((name) => GROUPS.exports.names.includes(name))).toEqual([]);
  });

  it('are lifecycles that no class has', () => {
    expect(found(new RegExp(`\\b(?:${LIFECYCLES}|contextType|this\\.(?:setState|forceUpdate))\\b`, 'g'))).toEqual([]);
  });

  it('are elements that nothing renders', () => {
    const elements = `link|meta|style|script|title|html|head|body|[a-z]+-[a-z-]+|${GROUPS.elements.names.join('|')}`;
    expect(found(new RegExp(`<(?:${elements})[\\s/>]`, 'g'))).toEqual([]);
  });

  it('are events that nothing listens to', () => {
    const known = Array.from(reactDom.matchAll(/"(on[A-Z]\w+)"/g), ([, name = '']) => name);
    const simple = /"(abort auxClick [^"]*)"/.exec(reactDom)?.[1]?.split(' ') ?? [];
    const events = [...known, ...simple.map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`)];
    expect(events).toEqual(expect.arrayContaining([...EVENT_PROPERTIES]));
    const unused = events.filter((name) => !EVENT_PROPERTIES.includes(name));
    expect(unused.length).toBeGreaterThan(60);
    // `onSelect` is a property of components of the staff panel, and of no element.
    expect(new Set(found(new RegExp(`\\b(?:${unused.join('|')})(?:Capture)?=`, 'g')))).toEqual(new Set(['onSelect=']));
  });

  it('are names of attributes that nothing sets', () => {
    const names = Array.from(reactDom.matchAll(/\["(\w+)", "[\w-]+[:-][\w-]+"\]/g), ([, name = '']) => name);
    const unused = names.filter((name) => !Object.hasOwn(GROUPS.elements.aliases, name));
    expect(unused.length).toBeGreaterThan(60);
    expect(found(new RegExp(`\\b(?:${unused.join('|')})=`, 'g'))).toEqual([]);
  });

  it('are properties that nothing sets', () => {
    expect(found(new RegExp(`[ {](?:${GROUPS.elements.properties.join('|')})=`, 'g'))).toEqual([]);
  });

  it('are styles whose numbers are not pixels', () => {
    const styles = found(/style=\{[^}]*\}/g).join(' ');
    expect(styles).toContain('inlineSize: width');
    const names = /"(animationIterationCount [^"]*)"/.exec(reactDom)?.[1]?.split(' ') ?? [];
    expect(names.filter((name) => new RegExp(`\\b${name}:`).test(styles))).toEqual([]);
  });
});
