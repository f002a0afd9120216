// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MARK } from '../embed/element/mark.ts';
import { firstPaints } from './first-paints.ts';

/** A prerenderer that renders one text. */
function prerenderer(text: string): string {
  const mark = '{&quot;fingerprint&quot;:&quot;f&quot;,&quot;platforms&quot;:[],&quot;inside&quot;:{}}';
  const html = `<style ${MARK}="${mark}"></style><div class="root">${text}</div></template>`;
  return `export const prerender = () => ${JSON.stringify(html)};`;
}

it('renders what the sources are now, also after an earlier build of the same process', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-paints-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/node'), { recursive: true });
  const paintsOf = async (text: string): Promise<string | undefined> => {
    writeFileSync(join(root, 'src/node/prerender.ts'), prerenderer(text));
    return (await firstPaints(root, '1.2.3')).get('DE');
  };
  expect(await paintsOf('Before')).toBe('f|div^class^root|=Before|/');
  expect(await paintsOf('After')).toBe('f|div^class^root|=After|/');
});
