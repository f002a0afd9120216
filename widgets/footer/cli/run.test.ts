import { describe, expect, it } from 'vitest';
import { SITES } from '../../../src/market/sites.ts';
import { run } from './run.ts';

const FILES: Readonly<Record<string, string>> = {
  'good.json': '{"headline": "Service"}',
  'links.json': '{"legalLinks": [{"url": "/impressum-neu", "text": "Impressum & Co"}]}',
  'empty.json': '',
  'typo.json': '{"legallinks": []}',
  'keys.json': JSON.stringify({ '\u001b[2J\u0007owned\r\n\u202e': 1, 'a\u2028b': 1 }),
  'esc.json': '\u001b[31m{',
  'cut.json': '{"headline": "Ser',
  'page.json': '<!doctype html><h1>404</h1>',
  'long.json': `{"headline": "${'x'.repeat(5_000_000)}"}`,
};

function readFile(file: string): Promise<string> {
  const text = FILES[file];
  return text === undefined ? Promise.reject(new Error(`ENOENT: ${file}`)) : Promise.resolve(text);
}

function shopWidgets(line: string) {
  return run(line.split(' ').filter(Boolean), readFile);
}

describe('the command', () => {
  it.each([
    ['check good.json', 0, 'good.json: good.'],
    ['check empty.json', 0, 'is empty'],
    ['check typo.json', 1, 'typo.json: legallinks is not known; did you mean "legalLinks"?'],
    ['check cut.json', 1, 'it is no valid JSON'],
    ['check page.json', 1, 'it is HTML or XML'],
    ['check long.json', 1, '1000000 are the limit'],
    ['check none.json', 1, 'ENOENT'],
    ['check good.json typo.json', 1, 'good.json: good.'],
    ['check', 2, 'needs the name of a file'],
    ['fallback --site XX', 2, '"XX" is no site'],
    ['fallback --sight AT', 2, 'takes --site and --content'],
    ['fallback --site', 2, 'takes --site and --content'],
    ['fallback AT', 2, 'takes --site and --content'],
    ['fallback --site AT --content typo.json', 1, 'legallinks'],
    ['fly', 2, '"fly" is no command'],
    ['', 2, 'Usage'],
    ['help', 0, 'Usage'],
    ['schema', 0, '"$schema"'],
  ])('%j ends with %i', async (line, exitCode, output) => {
    const result = await shopWidgets(line);
    expect(result.exitCode).toBe(exitCode);
    expect(result.output).toContain(output);
  });

  it.each(['keys.json', 'esc.json'])('prints no character of %s that a terminal obeys', async (file) => {
    const { output } = await shopWidgets(`check ${file}`);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    // One line for each problem, and no other.
    expect(
      output
        .trimEnd()
        .split('\n')
        .filter((part) => !part.startsWith(`${file}: `)),
    ).toEqual([]);
    expect(output).toContain('\\u{1b}[');
  });

  // Nobody owns the package name, so whoever takes it would run code at those who follow the advice.
  it.each(['help', '', 'fly', 'check'])(
    '%j says how the file of the build is run, and names no package',
    async (line) => {
      const { output } = await shopWidgets(line);
      expect(output).toContain('node dist/cli.js check');
      expect(output).not.toContain('npx');
    },
  );

  it.each(SITES)('prints a footer of %s that holds its links in the kinds that a tag hides later', async (site) => {
    const { output } = await shopWidgets(`fallback --site=${site}`);
    const template = document.createElement('template');
    template.innerHTML = output;
    const tag = template.content.querySelector('shop-footer');
    expect(tag?.querySelectorAll('a').length).toBeGreaterThan(80);
    expect([...new Set([...(tag?.children ?? [])].map((child) => child.localName))]).toEqual(['nav', 'ul', 'p']);
  });

  it('sets off the link that the content emphasises', async () => {
    const { output } = await shopWidgets('fallback --site DE');
    expect(output).toContain('<li><strong><a href="/vertrag-widerrufen">Vertrag widerrufen</a></strong></li>');
    expect(output).toContain('<li><a href="/impressum">Impressum</a></li>');
  });

  it('puts an editor’s content into the fallback', async () => {
    const link = '<a href="/impressum-neu">Impressum &amp; Co</a>';
    expect((await shopWidgets('fallback --site DE')).output).not.toContain(link);
    expect((await shopWidgets('fallback --site DE --content links.json')).output).toContain(link);
  });
});
