import { openScene, PHONE, SCENES, textOf } from '../../picture/scenes.ts';
import texts from '../../picture/texts.json' with { type: 'json' };
import { expect, test } from './demo-server.ts';

for (const scene of [...SCENES, PHONE])
  test(`${scene.file} shows its widget as it is today: else run \`npm run picture\``, async ({ demo, browser }) => {
    const page = await browser.newPage({ baseURL: demo.url, locale: 'de-DE' });
    const text = await textOf(await openScene(page, scene));
    expect(text).not.toBe('');
    expect(text).toBe((texts as Record<string, string>)[scene.file]);
    await page.close();
  });
