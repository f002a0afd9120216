// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IMMUTABLE, MOVING, PUBLIC_HEADERS } from './rules.ts';

const DELIVERY = join(import.meta.dirname, '../../../demo/guides/delivery');

/** The blocks of a file `_headers`: the headers of each pattern, as Netlify and Cloudflare Pages read them. */
function readHeadersFile(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const blocks = readFileSync(join(DELIVERY, '_headers'), 'utf8').trim().split('\n\n');
  return Object.fromEntries(
    blocks.map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
      return [pattern, Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value]))];
    }),
  );
}

it('the headers for a CDN are those of the web server', () => {
  expect(readHeadersFile()).toEqual({
    '/*': PUBLIC_HEADERS,
    '/1/*': { 'cache-control': MOVING },
    '/1.2.3/*': { 'cache-control': IMMUTABLE },
  });
});
