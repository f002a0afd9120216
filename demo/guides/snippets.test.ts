// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCustomProperties } from '../../src/build/documentation/custom-properties.ts';
import { DOCUMENTED } from '../../widgets/documented.ts';
import { COOKIES, REDUCED_COOKIES } from '../../src/embed/page/cookies.ts';
import type { DocumentedWidget } from '../../src/embed/element/declare/documented.ts';
import { type Snippet, SNIPPETS, TEXTS } from '../../test/support/snippets.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Attributes that any element may have, and those of a placeholder that stand for children. */
const GENERAL = ['class', 'slot', 'id', 'style'];
const OF_PLACEHOLDERS = ['data-shop-widget', 'data-texts', 'data-content'];
const OF_THE_SCRIPT = ['data-texts', 'data-placeholders', 'data-service-origins', 'data-tags'];

/** The problems of a piece of HTML: tags that are open or unknown, attributes and values that no tag has. */
function problemsOf(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html.replaceAll('…', ''), 'text/html');
  const open = Array.from(html.matchAll(/<(\/?)(shop-[a-z]+|div|script)\b/g)).reduce(
    (depth, [, end]) => depth + (end ? -1 : 1),
    0,
  );
  return [
    ...(open === 0 ? [] : [`a tag is not closed: ${html}`]),
    ...Array.from(page.querySelectorAll('*')).flatMap(problemsOfElement),
  ];
}

function problemsOfElement(element: Element): readonly string[] {
  const name = element.localName;
  const widget = element.getAttribute('data-shop-widget');
  if (name.startsWith('shop-')) return problemsOfAttributes(element, attributesOf(name), '', GENERAL);
  if (widget !== null) {
    const allowed = [...GENERAL, ...OF_PLACEHOLDERS, 'data-slot'];
    return problemsOfAttributes(element, attributesOf(`shop-${widget}`), 'data-', allowed);
  }
  const isOurs = element.getAttribute('src')?.includes('shop-widgets') ?? false;
  if (name !== 'script' || !isOurs) return [];
  const known = Object.assign({}, ...DOCUMENTED.map(({ attributes }) => attributes)) as DocumentedWidget['attributes'];
  const own = ['src', 'type', 'defer', 'integrity', 'crossorigin', 'nonce', ...OF_THE_SCRIPT];
  return problemsOfAttributes(element, known, 'data-', own);
}

function attributesOf(tag: string): DocumentedWidget['attributes'] {
  const found = DOCUMENTED.find((declaration) => declaration.tag === tag);
  if (!found) throw new Error(`There is no <${tag}>.`);
  return found.attributes;
}

function problemsOfAttributes(
  element: Element,
  known: DocumentedWidget['attributes'],
  prefix: string,
  others: readonly string[],
): readonly string[] {
  return Array.from(element.attributes).flatMap(({ name, value }) => {
    if (others.includes(name)) return [];
    const spec = name.startsWith(prefix) ? known[name.slice(prefix.length)] : undefined;
    if (!spec) return [`<${element.localName}> has no ${name}`];
    const isRead = spec.kind === 'flag' || spec.parse(value) !== undefined;
    return isRead ? [] : [`${name}="${value}" is no value of <${element.localName}>`];
  });
}

/** A template with its expressions replaced, as a system would print it. */
function printed(template: string): string {
  return template.replaceAll(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, 'AT').replaceAll(/ data-sly-[a-z.]+="[^"]*"/g, '');
}

function expectXml({ code }: Snippet): void {
  const document = new DOMParser().parseFromString(code, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
}

/** The code of an integrator, which `npm run test:cms` runs in the CMS, and test/proofs/templates as a template. */
const HOST_CODE = globSync('test/proofs/{cms/settings,templates/pages}/**/*.{php,html,txt}', { cwd: PROJECT }).map(
  (file) => readFileSync(join(PROJECT, file), 'utf8').trimEnd(),
);

/**
 * Tried by other tests: `js` and `csp` in test/proofs/browser/demo/guides, `ts` and `tsx` in test/proofs/browser/package, `jsx`
 * and `vue` in test/proofs/browser/frameworks, `text` in src/node/cli, `handlebars`, `mjs` and `twig` in test/proofs/templates, `http` from the contract, the examples in
 * test/proofs/browser/demo/examples. `nginx` and `headers` are the files themselves: what a server does with them is not tried.
 */
const LANGUAGES = ['js', 'csp', 'ts', 'tsx', 'jsx', 'vue', 'text', 'handlebars', 'mjs', 'twig', 'http'];
const RUN_ELSEWHERE = [...LANGUAGES, 'html example', 'nginx', 'headers'];

/** How the snippets of each language are tried. */
const CHECKS: Readonly<Record<string, (snippet: Snippet) => void>> = {
  html: ({ code }) => expect(problemsOf(code)).toEqual([]),
  htl: ({ code }) => expect(problemsOf(printed(code))).toEqual([]),
  liquid: ({ code }) => expect(problemsOf(printed(code))).toEqual([]),
  'allowed-html': ({ code }) => expect(problemsOf(closed(code)).filter(isUnknown)).toEqual([]),
  json: ({ code }) => expect(JSON.parse(code)).toBeTypeOf('object'),
  yaml: ({ code }) => expect(parse(code)).toBeTypeOf('object'),
  xml: expectXml,
  css: ({ code }) => expect(unknownStyles(code)).toEqual([]),
  php: ({ code }) => expect(HOST_CODE).toContain(code),
  ini: ({ code }) => expect(HOST_CODE).toContain(code),
  typoscript: ({ code }) => expect(code.split('\n').flatMap(typoScriptProblems)).toEqual([]),
  sh: ({ code }) => expect(commandsOf(code).filter((line) => !isKnownCommand(line))).toEqual([]),
};

/** An entry of a list of allowed HTML as markup. The footer has the most attributes. */
function closed(entry: string): string {
  const markup = entry.replace('data-shop-widget', 'data-shop-widget="footer"');
  return markup.includes('<div') ? `${markup}</div>` : `${markup}</shop-newsletter>`;
}

const isUnknown = (problem: string): boolean => problem.includes('has no');

function unknownStyles(css: string): readonly string[] {
  const properties = readCustomProperties().map(({ name }) => name);
  const parts = DOCUMENTED.flatMap((declaration) => Object.keys(declaration.parts));
  return [
    ...Array.from(css.matchAll(/--shop-[a-z-]+/g), ([name]) => name).filter((name) => !properties.includes(name)),
    ...Array.from(css.matchAll(/::part\(([a-z-]+)\)/g), ([, name = '']) => name).filter(
      (name) => !parts.includes(name),
    ),
  ];
}

/** TypoScript has no parser here: its form is checked, and the HTML in its values. */
function typoScriptProblems(line: string): readonly string[] {
  const [, value = ''] = /^\s*[\w.-]+ = (.+)$/.exec(line) ?? [];
  if (value.startsWith('<')) return problemsOf(value);
  return value || /^\s*(?:[\w.-]+ \{|\})?$/.test(line) ? [] : [line];
}

function commandsOf(code: string): readonly string[] {
  return code.split('\n').map((line) => line.replace(/\s+#.*$/, ''));
}

/** The sign-up by hand. `test/proofs/browser/demo/guides` sends it to the demo. */
const SIGN_UP = /^curl -i .*newsletter-subscribers .*$/m.exec(TEXTS['own-service.md'] ?? '')?.[0] ?? '';

/** Commands beside those of `dist/cli.js`, each run by a test. */
const COMMANDS: readonly string[] = [
  'npm start',
  'npm test',
  'ALLOWED_ORIGINS=http://localhost:8080 npm start',
  "curl -sI -H 'Accept-Encoding: br' https://YOUR-HOST/0.1.0/shop-widgets.js",
  SIGN_UP,
  /^export .*$/m.exec(TEXTS['staff-panel.md'] ?? '')?.[0] ?? '',
];

function isKnownCommand(line: string): boolean {
  return line.startsWith('node dist/cli.js ') || COMMANDS.includes(line);
}

const CASES = SNIPPETS.filter(({ language }) => !RUN_ELSEWHERE.includes(language)).map((snippet) => ({
  ...snippet,
  beginning: snippet.code.slice(0, 60),
}));

it.each(CASES)('a snippet of the README or a guide is right: $file, $language: $beginning', (snippet) => {
  expect(Object.keys(CHECKS), 'say in snippets.test.ts how this language is tried').toContain(snippet.language);
  CHECKS[snippet.language]?.(snippet);
});

it('the privacy facts name the cookies that the code reads, and no others', () => {
  const [, table = ''] = /## Which cookies are read([^]*?)\n## /.exec(TEXTS['privacy.md'] ?? '') ?? [];
  const named = Array.from(table.matchAll(/`([A-Z][\w-]+)`/g), ([, name = '']) => name);
  expect(new Set(named)).toEqual(new Set([...COOKIES, ...REDUCED_COOKIES.split(' ')]));
});
