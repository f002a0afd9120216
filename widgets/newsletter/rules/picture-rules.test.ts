import { describe, expect, test } from 'vitest';
import { SIGN_UP_ATTRIBUTE_DOCS } from '../declaration.docs.ts';
import { PICTURE_FILES, type PictureFile, pictureFile, pictureSources } from './picture-rules.ts';

const sourcesWithout = (...failed: PictureFile[]) => pictureSources('/p/', new Set(failed));

describe('the sources of the picture', () => {
  test.each([
    ['all are there', [], '/p/desktop.webp 1x, /p/desktop@2x.webp 2x', '/p/tablet.webp 1x, /p/tablet@2x.webp 2x'],
    ['a sharp one is not', ['desktop@2x.webp'], '/p/desktop.webp 1x', '/p/tablet.webp 1x, /p/tablet@2x.webp 2x'],
    ['only a sharp one is', ['tablet.webp'], '/p/desktop.webp 1x, /p/desktop@2x.webp 2x', '/p/tablet@2x.webp 2x'],
  ] as const)('are the files that are left when %s', (_when, failed, desktop, tablet) => {
    expect(sourcesWithout(...failed)).toEqual({ desktop, tablet, any: '/p/desktop.webp' });
  });

  test('are the other size where a size is not there', () => {
    expect(sourcesWithout('desktop.webp', 'desktop@2x.webp')).toMatchObject({ desktop: '', any: '/p/tablet.webp' });
    expect(sourcesWithout('tablet.webp', 'tablet@2x.webp')).toMatchObject({ tablet: '', any: '/p/desktop.webp' });
  });

  test('are none where neither size is there', () => {
    expect(sourcesWithout('desktop.webp', 'tablet.webp')).toBeUndefined();
  });

  test.each([
    ['/static/news', '/static/news/desktop.webp'],
    ['/static/news/', '/static/news/desktop.webp'],
    ['https://cdn.example', 'https://cdn.example/desktop.webp'],
    ['/picture?name=', '/picture?name=desktop.webp'],
  ])('below %s begin with %s', (imageBase, address) => {
    expect(pictureSources(imageBase, new Set())?.any).toBe(address);
  });
});

test.each(PICTURE_FILES)('%s is known by its address, and named where the attribute is documented', (file) => {
  expect(pictureFile(`https://shop.example/p/${file}`)).toBe(file);
  expect(SIGN_UP_ATTRIBUTE_DOCS['image-base']).toContain(`\`${file}\``);
});

test('another address is not a file of the picture', () => {
  expect(pictureFile('https://shop.example/p/other.webp')).toBeUndefined();
});
