import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_SITE } from '../../../src/embed/market/sites.ts';
import { settingsFromQuery } from '../../index/settings/settings.ts';
import { attributesOf } from '../../index/widgets-on-page.ts';
import { type PageOptions, type Prerenderer, prerenderPage } from '../../prerendered/prerender-page.ts';
import { siteTexts } from '../../prerendered/site-texts.ts';
import { FRAMED_PAGES } from './host-frames.ts';

const BUILT = join(import.meta.dirname, '../../../dist/prerender.js');

/** A picture that the services draw, which start later than the page. */
const DRAWN = / src="(?=\/service\/)/gu;

/** Puts prerendered markup into the demo page, for its default settings, and into the host pages. */
export async function prerenderFolder(folder: string): Promise<void> {
  const prerenderer = (await import(pathToFileURL(BUILT).href)) as Prerenderer;
  const prerender = (file: string, options: PageOptions): void =>
    writeFileSync(join(folder, file), prerenderPage(readFileSync(join(folder, file)), prerenderer, options));
  prerender('index.html', {
    charset: 'utf-8',
    attributesOf: (tag) => attributesOf(tag, settingsFromQuery('')),
    write: (elements) => siteTexts(elements, DEFAULT_SITE),
  });
  const demoPage = join(folder, 'index.html');
  writeFileSync(demoPage, readFileSync(demoPage, 'utf8').replaceAll(DRAWN, ' data-drawn="'));
  for (const page of FRAMED_PAGES) prerender(page, { charset: page.endsWith('.htm') ? 'windows-1252' : 'utf-8' });
}
