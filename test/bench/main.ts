/**
 * `npm run bench`: the size of the script, the share of its parts, and the time until its form is visible. Requires
 * `npm run build`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { minify } from 'terser';
import { build } from 'vite';

import { timesToInsert } from './insertions.ts';
import { nameOfUnmapped, sharesOf } from './owners.ts';
import { serve } from './serve.ts';
import { sizesOf } from '../../src/build/sizes.ts';
import { bytesBySource, type SourceMap } from './source-map.ts';
import { sharesTable, sizesTable, timesTable } from './tables.ts';
import { timesToForm } from './time-to-form.ts';

const LOADS = 9;
const INSERTIONS = 25;
const root = fileURLToPath(new URL('../..', import.meta.url));

await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' });
const script = textOf('dist/shop-widgets.js');
const map = JSON.parse(textOf('dist/shop-widgets.js.map')) as SourceMap;
const [textKey = ''] = Object.keys(JSON.parse(textOf('locales/de-DE.json')) as object);
const { code: plainForm = '' } = await minify(textOf('test/bench/plain-form.js'));

console.log('The script, in bytes\n');
console.log(
  sizesTable([
    ['shop-widgets.js', sizesOf(script)],
    ['one form by hand, minified', sizesOf(plainForm)],
  ]),
);
console.log('\nWhat weighs in it\n');
console.log(sharesTable(sharesOf(bytesBySource(script, map, (text) => nameOfUnmapped(text, textKey)))));

const server = await serve(
  new Map([
    ['/plain-form.html', textOf('test/bench/plain-form.html')],
    ['/widget.html', textOf('test/bench/widget.html')],
    ['/measure.js', textOf('test/bench/measure.js')],
    ['/plain-form.js', plainForm],
    ['/insertions.html', textOf('test/bench/insertions.html')],
    ['/insertions.js', textOf('test/bench/insertions.js')],
    ['/shop-widgets.js', script],
  ]),
);
try {
  const pages = [`${server.url}/plain-form.html`, `${server.url}/widget.html`];
  const [plainTimes = [], widgetTimes = []] = await timesToForm(pages, LOADS);
  console.log(`\nFrom script start to visible form, processor slowed down 4 times, ${LOADS} fresh loads each\n`);
  console.log(
    timesTable([
      { title: 'the same fields by hand', milliseconds: plainTimes },
      { title: '<shop-newsletter>', milliseconds: widgetTimes },
    ]),
  );
  const [alone = [], observed = []] = await timesToInsert(
    `${server.url}/insertions.html`,
    [undefined, '/shop-widgets.js'],
    INSERTIONS,
  );
  console.log(`\n10,000 elements added to a page without tags, ${INSERTIONS} fresh loads each\n`);
  console.log(
    timesTable([
      { title: 'without the script', milliseconds: alone },
      { title: 'with the script', milliseconds: observed },
    ]),
  );
} finally {
  await server.close();
}

function textOf(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8');
}
