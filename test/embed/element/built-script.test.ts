import { builtScript, expect, readBuilt, test } from '../support/host-page.ts';

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, { integrity: string; raw: number; gzip: number; brotli: number }>>;
}

test('the entry of the modules begins with the comment that has its functions compiled while it loads', () => {
  expect(readBuilt('modules/shop-widgets.de.js').toString('utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the modules of all sites share one file with React', () => {
  const { files } = JSON.parse(readBuilt('integrity.json').toString('utf8')) as Integrity;
  expect(Object.keys(files).filter((name) => name.startsWith('modules/react-'))).toHaveLength(1);
});

test('the script contains no sentence that only the documentation needs', () => {
  const code = builtScript();
  const manifest = readBuilt('custom-elements.json').toString('utf8');
  const sentences = Array.from(manifest.matchAll(/"description": "([\x20-\x7e]{20,}?)"/g), ([, text]) => text ?? '');
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
});

test('a browser accepts the script with the hash', async ({ host, page }) => {
  const { files } = JSON.parse(readBuilt('integrity.json').toString('utf8')) as Integrity;
  const integrity = files[host.script]?.integrity ?? '';
  await host.open('<shop-newsletter></shop-newsletter>', {
    script: `<script src="/shop-widgets.js" integrity="${integrity}" crossorigin="anonymous" defer></script>`,
  });
  await expect(page.locator('shop-newsletter [part=root]')).toBeVisible();
});
