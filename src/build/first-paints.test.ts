import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MARK } from '../embed/element/first-paint/mark.ts';
import { firstPaints } from './first-paints.ts';

/** A prerenderer that renders one text, and tells the classic platform from the others. */
function prerenderer(text: string): string {
  const mark = '{&quot;fingerprint&quot;:&quot;f&quot;,&quot;inside&quot;:{&quot;footer&quot;:false}}';
  return `export const prerender = ({ attributes: { platform } }) =>
    '<style ${MARK}="${mark}"></style><div class="root">${text} ' +
    (platform === 'CLASSIC' ? 'in columns' : 'folding') + '</div></template>';`;
}

it('renders what the sources are now, also after an earlier build of the same process', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-paints-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/node'), { recursive: true });
  const paintsOf = async (text: string) => {
    writeFileSync(join(root, 'src/node/prerender.ts'), prerenderer(text));
    return (await firstPaints(root, '1.2.3', ['shop-footer'])).DE?.['shop-footer'];
  };
  const expected = (text: string): readonly string[] => [
    `CLASSIC^f^footer|div^class^root|=${text} in columns|/`,
    `TABLET SMARTPHONE MATCH^f^footer|div^class^root|=${text} folding|/`,
  ];
  expect(await paintsOf('Before')).toEqual(expected('Before'));
  expect(await paintsOf('After')).toEqual(expected('After'));
});
