// @vitest-environment node
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prerenderPages } from './prerendered-pages.ts';

const TAG = '<shop-footer></shop-footer>';
const WRONG = '<shop-footer data-content="{"></shop-footer>';

let dist: string;
let app: Hono;
let logged: string[];

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'shop-dist-'));
  app = new Hono();
  logged = [];
  app.use(
    '*',
    prerenderPages(dist, (message) => logged.push(message)),
  );
  app.get('/hosts/typo3/', (c) => c.html(WRONG));
  app.get('*', (c) => c.html(`ö${TAG}`, 200, { 'Content-Length': '29' }));
});

afterEach(() => rm(dist, { recursive: true }));

/** Writes a module that names what it renders. */
async function build(name: string, at: number): Promise<void> {
  const file = join(dist, 'prerender.js');
  const root = `<template shadowrootmode="open">${name} \${JSON.stringify(options)}</template>`;
  await writeFile(
    file,
    `export const TAGS = ['shop-footer']; export const prerender = (options) => \`<shop-footer>${root}</shop-footer>\`;`,
  );
  await utimes(file, at, at);
}

async function textOf(path: string): Promise<string> {
  return (await app.request(`http://shop.test${path}`)).text();
}

test('pages stay as they are until the module is built, and follow a new build', async () => {
  expect(await textOf('/')).toBe(`ö${TAG}`);
  await build('first', 1);
  expect(await textOf('/')).toContain('>first ');
  await build('second', 2);
  expect(await textOf('/')).toContain('>second ');
});

test('the demo page is rendered for the settings in its address', async () => {
  await build('built', 1);
  const html = await textOf('/?site=at&platform=x&panel=off');
  expect(html).toContain('<shop-footer site="AT">');
  expect(html).toContain('"attributes":{"site":"AT"}');
  expect(html).toContain('"page":"http://shop.test"');
});

test('the markup for one site is not that for another', async () => {
  await build('built', 1);
  expect(await textOf('/?site=at')).toContain('"attributes":{"site":"AT"');
  expect(await textOf('/?site=hu')).toContain('"attributes":{"site":"HU"');
});

test.each(['/hosts/wordpress/', '/hosts/wordpress/index.html', '/hosts/tables/index.htm'])(
  'the host page %s is rendered as it says itself',
  async (path) => {
    await build('built', 1);
    const answer = await app.request(`http://shop.test${path}?site=AT`);
    expect(await answer.text()).toContain('<shop-footer><template shadowrootmode="open">built');
    expect(answer.headers.get('Content-Length')).toBeNull();
  },
);

test.each(['/?plain', '/hosts/wordpress/?plain', '/configurator.html', '/hosts/', '/hosts/wordpress/a.js'])(
  '%s stays as it is',
  async (path) => {
    await build('built', 1);
    expect(await textOf(path)).toBe(`ö${TAG}`);
  },
);

test('a page whose JSON cannot be read is sent as it is, and the log names page, tag and place', async () => {
  await build('built', 1);
  expect(await textOf('/hosts/typo3/?site=AT')).toBe(WRONG);
  expect(logged).toEqual([
    expect.stringMatching(/^\/hosts\/typo3\/: <shop-footer> is not prerendered: .*data-content cannot be read/u),
  ]);
});
